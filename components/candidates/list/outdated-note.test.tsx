/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { jsonResponse } from '@/tests/json-response';
import { renderWithClient } from '@/tests/render';
import { OutdatedNote } from './outdated-note';

function show(count: number): void {
  renderWithClient(<OutdatedNote processId="p1" count={count} />);
}

test('all outdated ratings of the process are analysed again', async () => {
  const sent: [path: string, body: unknown][] = [];
  globalThis.fetch = ((path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'POST') sent.push([path, JSON.parse(String(body))]);
    if (path.endsWith('/csrf')) return Promise.resolve(jsonResponse(200, { token: 't' }));
    if (path.includes('/search?')) return Promise.resolve(jsonResponse(200, { searchId: 's7', items: [] }));
    return Promise.resolve(jsonResponse(202, { accepted: ['c1', 'c2', 'c3'], refused: [] }));
  }) as typeof fetch;
  show(3);
  expect(screen.getByText(/3 ratings are outdated/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Analyse again' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Analysis of 3 CVs requested.'));
  expect(sent).toEqual([
    [expect.stringContaining('/processes/p1/candidates/search?'), { statuses: ['PROCESSING_OUTDATED'] }],
    [expect.stringMatching(/reprocess-selected-candidates$/), { searchId: 's7', except: [] }],
  ]);
});

test('without outdated ratings there is no note', () => {
  show(0);
  expect(screen.queryByRole('button')).toBeNull();
});
