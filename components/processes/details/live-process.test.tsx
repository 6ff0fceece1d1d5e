/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { idleAfterMs } from '@/components/query/use-idle';
import type { CandidateListItem, CandidateSearchAnswer } from '@/lib/domain/candidate-schemas';
import type { CandidatesStatisticsDto, ProcessDto, ProcessStatus } from '@/lib/domain/process-schemas';
import type { ProcessStatusAnswer } from '@/lib/processes/status-schemas';
import { candidateKeys } from '@/components/queries/candidates/candidate-queries';
import { jsonResponse } from '@/tests/json-response';
import { useLiveProcess } from './live-process';

const figures = (awaiting: number, running: number): CandidatesStatisticsDto => ({
  total: 3,
  awaiting,
  running,
  analysed: 3 - awaiting - running,
  failed: 0,
  byStatus: {},
  bySource: {},
  byDecision: {},
  scoreDistribution: [],
  scoresHidden: 0,
  engine: 'offline',
  cost: null,
  batch: null,
  wait: null,
  verdictsByCriterion: [],
});

const fetchMock = jest.fn<Promise<Response>, [RequestInfo | URL]>();
const paths = () => fetchMock.mock.calls.map(([address]) => String(address).replace('/api/v1', ''));
const polls = () => paths().filter((path) => path.startsWith('/processes/p1/status')).length;

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const minute = 60_000;

function show(visibility: 'visible' | 'hidden'): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  show('visible');
  jest.useRealTimers();
});

/** Sets the server's responses. */
function respondWith(status: ProcessStatus, after: CandidatesStatisticsDto, more: Partial<ProcessStatusAnswer> = {}) {
  const { awaiting, running, analysed, failed, total } = after;
  const liveStatus = {
    status,
    total,
    awaiting,
    running,
    analysed,
    failed,
    byStatus: {},
    pending: [],
    ended: [],
    ...more,
  };
  fetchMock.mockReset();
  fetchMock.mockImplementation(async (address) => {
    const path = String(address);
    const body = path.includes('/status') ? liveStatus : path.endsWith('statistics') ? after : { id: 'p1', status };
    return jsonResponse(200, body);
  });
  globalThis.fetch = fetchMock;
}

/** The process screen with statistics `before` and optional rows. */
function watch(status: ProcessStatus, before: CandidatesStatisticsDto, items?: Partial<CandidateListItem>[]) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } });
  const process = { id: 'p1', status } as ProcessDto;
  const queryKey = [...candidateKeys.searches('p1'), 'a search'];
  const initialData = { items, totalItems: items?.length, searchId: 's1' } as CandidateSearchAnswer;
  const research = jest.fn(async () => initialData);
  const { result } = renderHook(
    () => {
      useQuery({ queryKey, queryFn: research, initialData, staleTime: Infinity, enabled: items !== undefined });
      return useLiveProcess(process, before, Date.now());
    },
    { wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider> },
  );
  const rows = () => client.getQueryData<CandidateSearchAnswer>(queryKey)?.items;
  return { result, rows, research };
}

test('polls only the cheap status every few seconds during a run', async () => {
  respondWith('IN_PROGRESS', figures(2, 1));
  watch('IN_PROGRESS', figures(2, 1));
  await pass(minute);
  expect(polls()).toBeGreaterThanOrEqual(20);
  expect(polls()).toBeLessThanOrEqual(30);
  expect(paths().filter((path) => path !== '/processes/p1/status')).toEqual([]);
});

test('stops polling in a hidden tab and resumes when visible', async () => {
  respondWith('IN_PROGRESS', figures(2, 1));
  watch('IN_PROGRESS', figures(2, 1));
  act(() => show('hidden'));
  await pass(10 * minute);
  expect(fetchMock).not.toHaveBeenCalled();
  act(() => show('visible'));
  await pass(5_000);
  expect(polls()).toBeGreaterThanOrEqual(1);
});

test('polls rarely while idle during a run, often again after input', async () => {
  respondWith('IN_PROGRESS', figures(2, 1));
  watch('IN_PROGRESS', figures(2, 1));
  await pass(idleAfterMs + 1_000);
  fetchMock.mockClear();
  await pass(minute);
  expect(polls()).toBeGreaterThanOrEqual(1);
  expect(polls()).toBeLessThanOrEqual(6);
  act(() => void window.dispatchEvent(new Event('pointerdown')));
  fetchMock.mockClear();
  await pass(minute);
  expect(polls()).toBeGreaterThanOrEqual(20);
});

test('polls rarely when nothing runs, and not at all when idle', async () => {
  respondWith('ACTIVE', figures(0, 0));
  const { result } = watch('ACTIVE', figures(0, 0));
  await pass(minute);
  expect(result.current.live).toBe(false);
  expect(polls()).toBeGreaterThanOrEqual(1);
  expect(fetchMock.mock.calls.length).toBeLessThanOrEqual(4);
  await pass(idleAfterMs);
  fetchMock.mockClear();
  await pass(30 * minute);
  expect(fetchMock).not.toHaveBeenCalled();
});

test('the end of a run refetches statistics and the list once', async () => {
  respondWith('ACTIVE', figures(0, 0));
  const { result, research } = watch('IN_PROGRESS', figures(1, 2), []);
  await pass(5_000);
  expect(result.current).toMatchObject({ live: false, statistics: { running: 0, analysed: 3 } });
  await pass(20_000);
  expect(paths().filter((path) => path.endsWith('candidates-statistics'))).toHaveLength(1);
  expect(research).toHaveBeenCalledTimes(1);
});

test('in a stopped process polls while analyses run, not for waiting CVs', async () => {
  respondWith('STOPPED', figures(1, 0));
  const { result } = watch('STOPPED', figures(1, 2));
  expect(result.current.live).toBe(true);
  await pass(5_000);
  expect(result.current).toMatchObject({ live: false, statistics: { running: 0 } });
});

test('in an active process polls for waiting CVs', async () => {
  respondWith('IN_PROGRESS', figures(2, 1));
  const { result } = watch('ACTIVE', figures(3, 0));
  await pass(5_000);
  expect(result.current).toMatchObject({ live: true, process: { status: 'IN_PROGRESS' }, statistics: { running: 1 } });
});

test('updates rows in place without a search: progress, and finished rows', async () => {
  respondWith('IN_PROGRESS', figures(0, 1), {
    pending: [{ id: 'c2', status: 'IN_PROGRESS', statusReason: null, progress: 60 }],
    ended: [{ id: 'c1', status: 'NEW', matchScore: 90, firstName: 'Ewa' } as CandidateListItem],
  });
  const { rows, research } = watch('IN_PROGRESS', figures(1, 1), [
    { id: 'c3', status: 'SEEN', matchScore: 50 },
    { id: 'c1', status: 'IN_PROGRESS', matchScore: null },
    { id: 'c2', status: 'AWAITING_PROCESSING', matchScore: null },
  ]);
  await pass(3_000);
  expect(paths()).toEqual(['/processes/p1/status?candidates=c1%2Cc2']);
  expect(rows()).toEqual([
    { id: 'c3', status: 'SEEN', matchScore: 50 },
    { id: 'c1', status: 'NEW', matchScore: 90, firstName: 'Ewa' },
    { id: 'c2', status: 'IN_PROGRESS', statusReason: null, progress: 60, matchScore: null },
  ]);
  fetchMock.mockClear();
  await pass(3_000);
  expect(paths()).toEqual(['/processes/p1/status?candidates=c2']);
  expect(research).not.toHaveBeenCalled();
});

test('a process that may not be seen any more is gone, and is not asked for again', async () => {
  respondWith('ACTIVE', figures(0, 0));
  const { result } = watch('ACTIVE', figures(0, 0));
  expect(result.current.isGone).toBe(false);
  fetchMock.mockImplementation(() => Promise.resolve(jsonResponse(404, { code: 'process.not-found', detail: 'No.' })));
  await pass(minute);
  expect(result.current.isGone).toBe(true);
  fetchMock.mockClear();
  await pass(minute);
  expect(fetchMock).not.toHaveBeenCalled();
});
