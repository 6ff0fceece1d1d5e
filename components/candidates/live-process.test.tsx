/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { CandidatesStatisticsDto, ProcessDto, ProcessStatus } from '@/lib/processes/schemas';
import { useLiveProcess } from './live-process';

const figures = (awaiting: number, running: number): CandidatesStatisticsDto => ({
  total: 3,
  awaiting,
  running,
  analysed: 3 - awaiting - running,
  failed: 0,
  byStatus: {},
  bySource: {},
  scoreDistribution: [],
  verdictsByCriterion: [],
});

const asked = jest.fn<Promise<Response>, [RequestInfo | URL]>();
const calls = (end: string) => asked.mock.calls.filter(([address]) => String(address).endsWith(end)).length;

/** Longer than from one look to the next. */
const wait = () => act(() => new Promise((resolve) => setTimeout(resolve, 1300)));

/** The process with `before`; the server says `after` from now on. */
function follow(status: ProcessStatus, before: CandidatesStatisticsDto, after: CandidatesStatisticsDto) {
  const process = { id: 'p1', status } as ProcessDto;
  const answer = (body: unknown) => ({
    ok: true,
    status: 200,
    headers: new Headers(),
    text: async () => JSON.stringify(body),
  });
  asked.mockReset();
  asked.mockImplementation((address) =>
    Promise.resolve(answer(String(address).endsWith('statistics') ? after : process) as Response),
  );
  globalThis.fetch = asked;
  const client = new QueryClient();
  return renderHook(() => useLiveProcess(process, before), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  }).result;
}

test('what still runs in a stopped process is looked at until it has ended', async () => {
  const result = follow('STOPPED', figures(1, 2), figures(1, 0));
  expect(result.current.live).toBe(true);
  await wait();
  expect(result.current).toMatchObject({ live: false, statistics: { running: 0 } });
  const looks = calls('candidates-statistics');
  await wait();
  expect(calls('candidates-statistics')).toBe(looks);
});

test('what only waits in a stopped process is not looked at', async () => {
  const result = follow('STOPPED', figures(3, 0), figures(3, 0));
  await wait();
  expect(result.current.live).toBe(false);
  expect(calls('candidates-statistics')).toBe(0);
});

test('what waits in an active process is looked at', async () => {
  const result = follow('ACTIVE', figures(3, 0), figures(2, 1));
  await wait();
  expect(result.current).toMatchObject({ live: true, statistics: { running: 1 } });
});
