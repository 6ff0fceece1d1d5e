/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProcessDto } from '@/lib/domain/process-schemas';
import { renderWithClient } from '@/tests/render';
import { BlindSection } from './blind-section';

const requests: { path: string; body: unknown }[] = [];

beforeEach(() => {
  requests.length = 0;
  globalThis.fetch = ((path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') requests.push({ path, body: body ? JSON.parse(String(body)) : null });
    const answer = path.endsWith('/csrf') ? { token: 't' } : { blindMode: false };
    const text = () => Promise.resolve(JSON.stringify(answer));
    return Promise.resolve({ ok: true, status: 200, headers: new Headers(), text });
  }) as typeof fetch;
});

function show(blindMode: boolean) {
  renderWithClient(<BlindSection process={{ id: 'p1', blindMode } as ProcessDto} mayEdit />);
}

test('switching off asks why, and sends nothing before', async () => {
  show(true);
  await userEvent.click(screen.getByRole('switch'));
  const dialog = screen.getByRole('dialog', { name: 'Switch off blind mode' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Switch off and show' }));
  expect(within(dialog).getByRole('textbox', { name: 'Reason' })).toBeInvalid();
  expect(requests).toEqual([]);
  await userEvent.type(within(dialog).getByRole('textbox'), ' All interviews are held ');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Switch off and show' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests).toEqual([
    { path: '/api/v1/processes/p1/blind-mode', body: { blindMode: false, reason: 'All interviews are held' } },
  ]);
});

test('switching on asks nothing', async () => {
  show(false);
  await userEvent.click(screen.getByRole('switch'));
  await waitFor(() => expect(requests).toMatchObject([{ body: { blindMode: true } }]));
});
