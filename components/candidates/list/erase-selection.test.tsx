/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { EraseManyAnswer } from '@/lib/domain/candidate-review-schemas';
import { jsonResponse } from '@/tests/json-response';
import { renderWithClient } from '@/tests/render';
import { EraseSelection } from './erase-selection';

const choice = { searchId: 's1', except: ['c9'] };
const goes = {
  inAts: 1,
  cvFiles: 2,
  analyses: 3,
  decisions: 0,
  corrections: 0,
  notes: 1,
  thumbs: 2,
  interviewSimulations: 0,
};
const refused: EraseManyAnswer['refused'] = [{ candidateId: 'c3', ordinalNumber: 3, reason: 'NOT_FOUND' }];
const requests: [path: string, body: unknown][] = [];
const clear = jest.fn();
let accepted: string[] = [];

beforeEach(() => {
  requests.length = 0;
  accepted = ['c1', 'c2'];
  clear.mockClear();
  globalThis.fetch = ((path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') requests.push([path, JSON.parse(String(body))]);
    if (path === '/api/v1/processes/p1') return Promise.resolve(jsonResponse(200, { ordinalNumber: 8 }));
    if (path.endsWith('/csrf')) return Promise.resolve(jsonResponse(200, { token: 't' }));
    return Promise.resolve(jsonResponse(200, { accepted, refused, isFileShared: false, ...goes }));
  }) as typeof fetch;
});

async function open(): Promise<void> {
  renderWithClient(
    <EraseSelection
      processId="p1"
      selection={{ choice, count: 3, mayBeHidden: false, selectAll: null, clear }}
      describe={() => ({ name: 'Anna Nowak', ordinalNumber: 3 })}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Delete the selected' }));
  await screen.findByRole('dialog');
}

test('what goes and who stays is told first; then exactly those are deleted', async () => {
  await open();
  expect(requests).toEqual([['/api/v1/processes/p1/candidates/erase/preview', choice]]);
  expect(screen.getByRole('dialog')).toHaveTextContent(/2 CV files.*3 analyses.*1 note.*2 thumbs/);
  expect(screen.getByRole('dialog')).toHaveTextContent('1 candidate stays:');
  expect(screen.getByRole('link', { name: '3. Anna Nowak' })).toBeVisible();
  expect(await screen.findByText('8-3')).toBeVisible();
  expect(screen.getByRole('dialog')).toHaveTextContent('1 candidate stays in the ATS');
  fireEvent.click(screen.getByRole('button', { name: 'Delete 2 candidates' }));
  await waitFor(() => expect(clear).toHaveBeenCalled());
  expect(requests[1]).toEqual(['/api/v1/processes/p1/candidates/erase', { candidateIds: ['c1', 'c2'] }]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByText('2 candidates deleted')).toBeVisible();
});

test('nobody can be deleted: the dialog says why and offers nothing', async () => {
  accepted = [];
  await open();
  expect(screen.getByRole('dialog', { name: 'None of the selected can be deleted' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Delete \d/ })).toBeNull();
});
