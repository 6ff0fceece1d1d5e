/** @jest-environment jsdom */
import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { candidateKeys } from '@/components/queries/candidates/candidate-queries';
import { renderWithClient } from '@/tests/render';
import { BlindNotice } from './blind-notice';

const requests: { method: string; path: string; body: unknown }[] = [];
const revealed = { id: 'c1', firstName: 'Anna', isBlind: false };

beforeEach(() => {
  requests.length = 0;
  globalThis.fetch = ((path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') requests.push({ method, path, body: body ? JSON.parse(String(body)) : null });
    const text = () => Promise.resolve(JSON.stringify(path.endsWith('/csrf') ? { token: 't' } : revealed));
    return Promise.resolve({ ok: true, status: 200, headers: new Headers(), text });
  }) as typeof fetch;
});

function show(isBlind = true, mayReveal = true) {
  const client = new QueryClient();
  renderWithClient(
    <BlindNotice candidate={{ processId: 'p1', id: 'c1', isBlind }} name="Candidate no. 3" mayReveal={mayReveal} />,
    client,
  );
  return client;
}

test('revealing needs a reason, and then the page has the identity', async () => {
  const client = show();
  await userEvent.click(screen.getByRole('button', { name: 'Reveal' }));
  const dialog = screen.getByRole('dialog', { description: 'Candidate no. 3' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reveal' }));
  expect(within(dialog).getByRole('textbox', { name: 'Reason' })).toBeInvalid();
  expect(requests).toEqual([]);
  await userEvent.type(within(dialog).getByRole('textbox'), ' We call on Monday ');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reveal' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests).toEqual([
    {
      method: 'POST',
      path: '/api/v1/processes/p1/candidates/c1/reveal',
      body: { reason: 'We call on Monday' },
    },
  ]);
  expect(client.getQueryData(candidateKeys.one('p1', 'c1'))).toEqual(revealed);
});

test('who may not decide sees the sign without the button', () => {
  show(true, false);
  expect(screen.getByText('Blind mode.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('nothing where the identity is known', () => {
  show(false);
  expect(screen.queryByText('Blind mode.')).toBeNull();
});
