/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { idleAfterMs } from '@/components/query/use-idle';
import { QueryProvider } from '@/components/query/query-provider';
import { sharedQueryClient } from '@/components/query/shared-query-client';
import { BannerProvider } from '@/components/ui/banner';
import { ProcessPermissions } from '@/components/users/current-user';
import type { WaitingMessages as Waiting } from '@/lib/domain/message-schemas';
import { jsonResponse } from '@/tests/json-response';
import { renderWithProviders } from '@/tests/render';
import { WaitingMessages } from './waiting-messages';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }), usePathname: () => '/' }));
afterEach(() => sharedQueryClient().clear());

const batch = (number: number, count: number, minutes = 9): Waiting['items'][number] => ({
  requestId: `r${number}`,
  processId: `p${number}`,
  processName: `Process ${number}`,
  sendAt: new Date(Date.now() + minutes * 60_000).toISOString(),
  messageIds: Array.from({ length: count }, (_, index) => `m${number}-${index}`),
});

/** What waits on the server; a call back takes it away. */
function show(...items: Waiting['items']) {
  let waiting = items;
  const sent: unknown[] = [];
  globalThis.fetch = jest.fn(async (address: RequestInfo | URL, init?: RequestInit) => {
    if (String(address).endsWith('/csrf')) return jsonResponse(200, { token: 't' });
    if (init?.method !== 'POST') return jsonResponse(200, { items: waiting });
    const { messageIds } = JSON.parse(String(init.body)) as { messageIds: string[] };
    sent.push([String(address), messageIds]);
    waiting = waiting.filter((one) => one.messageIds[0] !== messageIds[0]);
    return jsonResponse(200, { calledBack: messageIds, tooLate: [] });
  });
  renderWithProviders(
    <BannerProvider>
      <QueryProvider>
        <ProcessPermissions permissions={['candidate:decide']}>
          <WaitingMessages />
          <main id="main" tabIndex={-1} />
        </ProcessPermissions>
      </QueryProvider>
    </BannerProvider>,
  );
  return { sent, user: userEvent.setup() };
}

test('all of a sending is called back at once, and the bar goes', async () => {
  const { sent, user } = show(batch(1, 12));
  const bar = await screen.findByRole('region', { name: 'Messages that wait to be sent' });
  expect(bar).toHaveTextContent(/12 messages leave at .*Process 1/);
  expect(bar.parentElement).toHaveAttribute('aria-live', 'polite');
  await user.click(within(bar).getByRole('button', { name: 'Call all back: Process 1' }));
  expect(await screen.findByText('Called 12 messages back. They will not leave.')).toBeVisible();
  expect(sent).toEqual([[expect.stringMatching(/processes\/p1\/messages\/call-back$/), batch(1, 12).messageIds]]);
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  expect(screen.getByRole('main')).toHaveFocus();
});

test('the focus stays in the bar while something waits', async () => {
  const { user } = show(batch(1, 2), batch(2, 1));
  await user.click(await screen.findByRole('button', { name: 'Call all back: Process 1' }));
  await waitFor(() => expect(screen.queryByText('Process 1')).toBeNull());
  expect(screen.getByRole('region')).toHaveFocus();
});

test('a tab that nobody uses does not ask for what waits, so that its session ends', async () => {
  jest.useFakeTimers();
  try {
    show(batch(1, 2, 600));
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    const asked = jest.mocked(fetch).mock.calls.length;
    expect(asked).toBeGreaterThan(2);
    await act(() => jest.advanceTimersByTimeAsync(idleAfterMs));
    const whenIdle = jest.mocked(fetch).mock.calls.length;
    expect(whenIdle).toBeGreaterThan(asked);
    await act(() => jest.advanceTimersByTimeAsync(10 * 60_000));
    expect(fetch).toHaveBeenCalledTimes(whenIdle);
  } finally {
    jest.useRealTimers();
  }
});

test('many sendings are folded; one whose time is over can still be called back', async () => {
  const { user } = show(batch(1, 2, -1), batch(2, 1), batch(3, 4));
  expect(await screen.findByText('7 messages wait to be sent.')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show the sendings' }));
  const [late, one] = screen.getAllByRole('listitem');
  expect(late).toHaveTextContent(/2 messages: the 10 minutes are over/);
  await user.click(within(one as HTMLElement).getByRole('button', { name: 'Call back: Process 2' }));
  await waitFor(() => expect(screen.queryByText('Process 2')).toBeNull());
});

test('where nothing waits there is no bar', async () => {
  show();
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  expect(screen.queryByRole('region')).toBeNull();
});
