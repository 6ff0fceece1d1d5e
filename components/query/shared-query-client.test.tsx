/** @jest-environment jsdom */
import { onlineManager, useMutation, useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { apiAnswer, ApiError } from '@/lib/http/browser/browser-client';
import { renderWithQueries } from '@/tests/render';
import { sharedQueryClient } from './shared-query-client';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const done = 'Operation completed successfully.';
const failed = 'The operation has failed, try again or contact the application administrator.';
const queryKey = ['shelf'];
const ask = jest.fn<Promise<string>, []>();
const facts = { code: 'internal', status: 500, method: 'GET', url: '', timestamp: '', fields: [] };
const fail = (words: string) => ask.mockRejectedValueOnce(new ApiError(words, facts));

beforeEach(() => {
  jest.useFakeTimers();
  ask.mockReset().mockResolvedValue('books');
});
afterEach(() => {
  sharedQueryClient().clear();
  jest.useRealTimers();
});

function Shelf(options: Omit<UseQueryOptions<string>, 'queryKey' | 'queryFn'>) {
  return <p>{useQuery({ queryKey, queryFn: ask, ...options }).data}</p>;
}

function AskAgain() {
  const client = useQueryClient();
  return <button onClick={() => void client.invalidateQueries({ queryKey })}>again</button>;
}

function Act(meta: { successBanner?: boolean | string; errorBanner?: false; changes?: string }) {
  const { mutate } = useMutation({
    mutationFn: ask,
    meta,
  });
  return <button onClick={() => mutate()}>act</button>;
}

const settle = () => act(() => jest.advanceTimersByTimeAsync(10));
const banner = (kind: 'error' | 'success') => document.querySelector(`[data-banner=${kind}]`);

async function show(children: ReactNode) {
  renderWithQueries(
    <>
      {children}
      <AskAgain />
    </>,
  );
  await settle();
}

async function press(button: string) {
  fireEvent.click(screen.getByText(button));
  await settle();
}

/** Until the banner hides. */
async function letBannerGo() {
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(banner('error')).toBeNull();
}

test('a successful mutation shows a banner', async () => {
  await show(<Act />);
  await press('act');
  expect(screen.getByRole('status')).toHaveTextContent(done);
});

test('a successful mutation shows its own text', async () => {
  await show(<Act successBanner="The shelf is full." />);
  await press('act');
  expect(banner('success')).toHaveTextContent('The shelf is full.');
});

test('a mutation can disable the success banner', async () => {
  await show(<Act successBanner={false} />);
  await press('act');
  expect(ask).toHaveBeenCalledTimes(1);
  expect(banner('success')).toBeNull();
});

test('a successful query shows no banner', async () => {
  await show(<Shelf />);
  expect(screen.getByText('books')).toBeVisible();
  expect(banner('success')).toBeNull();
});

test('a query can enable the success banner', async () => {
  await show(<Shelf meta={{ successBanner: true }} />);
  expect(banner('success')).toHaveTextContent(done);
});

test('each failure of a query is reported', async () => {
  fail('The shelf is being moved.');
  await show(<Shelf />);
  expect(screen.getByRole('alert')).toHaveTextContent('The shelf is being moved.');
  await letBannerGo();
  fail('It still is.');
  await press('again');
  expect(banner('error')).toHaveTextContent('It still is.');
});

test('a query cannot opt out', async () => {
  fail('The shelf is being moved.');
  await show(<Shelf meta={{ errorBanner: false }} />);
  expect(banner('error')).toHaveTextContent('The shelf is being moved.');
});

test('what is loaded ahead is reported, too', async () => {
  await show(null);
  fail('The shelf is being moved.');
  void sharedQueryClient().prefetchQuery({ queryKey, queryFn: ask });
  await settle();
  expect(banner('error')).toHaveTextContent('The shelf is being moved.');
});

test('a change that is read in parts reports its failure itself', async () => {
  fail('The shelf is being moved.');
  await show(<Shelf meta={{ isChange: true }} />);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(banner('error')).toBeNull();
});

test('a polled query is reported once until it succeeds', async () => {
  await show(<Shelf refetchInterval={() => 4000} />);
  fail('The shelf is being moved.');
  await act(() => jest.advanceTimersByTimeAsync(4000));
  expect(banner('error')).toHaveTextContent('The shelf is being moved.');
  await letBannerGo();
  fail('It still is.');
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(ask).toHaveBeenCalledTimes(3);
  expect(banner('error')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(4000));
  fail('It fell down.');
  await act(() => jest.advanceTimersByTimeAsync(4000));
  expect(ask).toHaveBeenCalledTimes(5);
  expect(banner('error')).toHaveTextContent('It fell down.');
});

test('queries that fail because the connection is lost are reported once, and again at the next loss', async () => {
  const lose = () => ask.mockRejectedValueOnce(new ApiError('', { ...facts, code: 'network', status: 0 }));
  globalThis.fetch = () => Promise.reject(new TypeError('no network'));
  await show(<Shelf />);
  lose();
  await press('again');
  expect(banner('error')).toHaveTextContent(`${failed} No answer from the server.`);
  await letBannerGo();
  lose();
  await press('again');
  expect(banner('error')).toBeNull();
  act(() => onlineManager.setOnline(true));
  await settle();
  lose();
  await press('again');
  expect(banner('error')).toHaveTextContent('No answer from the server.');
  act(() => onlineManager.setOnline(true));
});

test('a failed mutation is reported unless it opts out', async () => {
  fail('The stars are out.');
  await show(<Act />);
  await press('act');
  expect(banner('error')).toHaveTextContent('The stars are out.');
  expect(banner('success')).toBeNull();
  await letBannerGo();
  cleanup();
  fail('The stars are out.');
  await show(<Act errorBanner={false} />);
  await press('act');
  expect(ask).toHaveBeenCalledTimes(2);
  expect(banner('error')).toBeNull();
});

test.each([
  [0, 'network'],
  [502, 'unknown'],
])(
  'a mutation without an answer (%i) is reported though it opts out, with what may not be saved',
  async (status, code) => {
    const noAnswer = () => ask.mockRejectedValueOnce(new ApiError('', { ...facts, code, status, method: 'PUT' }));
    noAnswer();
    await show(<Act errorBanner={false} />);
    await press('act');
    const words = 'No answer from the server, so this may not have been saved';
    expect(banner('error')).toHaveTextContent(`${failed} ${words}.`);
    cleanup();
    noAnswer();
    await show(<Act errorBanner={false} changes="The labels" />);
    await press('act');
    expect(banner('error')).toHaveTextContent(`${failed} ${words}: The labels.`);
  },
);

test('queries and mutations do not retry', async () => {
  fail('No.');
  await show(<Shelf />);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(ask).toHaveBeenCalledTimes(1);
  cleanup();
  fail('No.');
  await show(<Act />);
  await press('act');
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(ask).toHaveBeenCalledTimes(2);
});

test('focusing the window does not refetch', async () => {
  await show(<Shelf />);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  for (const state of ['hidden', 'visible'] as const) {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    fireEvent(document, new Event('visibilitychange'));
    fireEvent(window, new Event('visibilitychange'));
  }
  fireEvent.focus(window);
  await settle();
  expect(ask).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
});

test('a 401 redirects to sign-in', async () => {
  await show(null);
  globalThis.fetch = () => Promise.resolve({ ok: false, status: 401, text: () => Promise.resolve('{}') } as Response);
  await apiAnswer({ path: '/processes/1' }).catch(() => undefined);
  expect(push).toHaveBeenCalledWith(expect.stringContaining('/sign-in'));
});
