/** @jest-environment jsdom */
import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import { isConnectionLost } from '@/components/state/connection';
import { renderWithProviders } from '@/tests/render';
import { ConnectionNotice } from './connection-notice';

const refresh = jest.fn();
const router = { refresh };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

/** `up`: true responds, false fails, null hangs. */
const server: { up: boolean | null; checks: number } = { up: true, checks: 0 };

beforeEach(() => {
  jest.useFakeTimers();
  refresh.mockClear();
  Object.assign(server, { up: true, checks: 0 });
  AbortSignal.timeout = (ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), ms);
    return controller.signal;
  };
  globalThis.fetch = ((url: string, { signal }: RequestInit) => {
    if (url !== '/api/health') return Promise.reject(new TypeError('Failed to fetch'));
    server.checks += 1;
    if (server.up === null)
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    return Promise.resolve({ ok: server.up });
  }) as unknown as typeof fetch;
  renderWithProviders(<ConnectionNotice />);
});
afterEach(() => {
  act(() => onlineManager.setOnline(true));
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const notice = () => screen.getByRole('status');

async function failCall() {
  await act(() => apiAnswer({ path: '/processes' }).catch(() => undefined));
  await pass(0);
}

test('a failed request shows nothing while the server is up', async () => {
  await failCall();
  expect(server.checks).toBe(1);
  expect(notice()).toBeEmptyDOMElement();
});

test('retries after 1, 2, 4, 8 and then every 15 seconds', async () => {
  server.up = false;
  await failCall();
  expect(notice()).toHaveTextContent('No connection to the server');
  for (const [index, pause] of [1, 2, 4, 8, 15, 15].entries()) {
    expect(notice()).toHaveTextContent(`Next try in ${pause} s`);
    for (let second = 0; second < pause; second += 1) await pass(1000);
    expect(server.checks).toBe(index + 2);
  }
});

test('a hanging server counts as down after a second', async () => {
  server.up = null;
  const lost = isConnectionLost();
  await pass(999);
  expect(notice()).toBeEmptyDOMElement();
  await pass(1);
  await expect(lost).resolves.toBe(true);
  expect(notice()).toHaveTextContent('No connection to the server');
});

test('reports the reconnection for three seconds and refreshes the page', async () => {
  server.up = false;
  await failCall();
  server.up = true;
  await pass(1000);
  expect(notice()).toHaveTextContent('The connection is back.');
  expect(refresh).toHaveBeenCalledTimes(1);
  await pass(3000);
  expect(notice()).toBeEmptyDOMElement();
});

test('“Try now” retries at once', async () => {
  server.up = false;
  await failCall();
  server.up = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try now' }));
  await pass(0);
  expect(notice()).toHaveTextContent('The connection is back.');
});

test('a browser without a network is reported at once', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () => window.dispatchEvent(new Event('offline')));
  expect(notice()).toHaveTextContent('No network connection');
  jest.restoreAllMocks();
});
