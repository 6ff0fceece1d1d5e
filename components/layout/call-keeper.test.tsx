/** @jest-environment jsdom */
import { render, waitFor } from '@testing-library/react';
import { connection } from '@/components/connection/connection';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import { CallKeeper } from './call-keeper';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

/** What a call reads; the server's health is never answered. */
function serve(status: number, text: () => Promise<string>): void {
  globalThis.fetch = ((url: string) =>
    url.startsWith('/api/v1')
      ? Promise.resolve({ ok: status < 400, status, headers: new Headers(), text })
      : Promise.reject(new TypeError('Failed to fetch'))) as typeof fetch;
}

test('an answer 401 leads to sign-in', async () => {
  render(<CallKeeper />);
  serve(401, () => Promise.resolve('{}'));
  await apiAnswer({ path: '/processes/1' }).catch(() => undefined);
  expect(push).toHaveBeenCalledWith(expect.stringContaining('/sign-in'));
});

test('an answer that breaks off makes the monitor look at the server', async () => {
  render(<CallKeeper />);
  serve(200, () => Promise.reject(new TypeError('network error')));
  await apiAnswer({ path: '/processes/1' }).catch(() => undefined);
  await waitFor(() => expect(connection.get()).toMatchObject({ kind: 'lost', cause: 'server' }));
});
