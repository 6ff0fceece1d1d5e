/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { idleAfterMs } from '@/components/query/use-idle';
import type { CandidateListItem, CandidateSearchAnswer } from '@/lib/candidates/schemas';
import type { CandidatesStatisticsDto, ProcessDto, ProcessStatus } from '@/lib/processes/schemas';
import type { ProcessStatusAnswer } from '@/lib/processes/status-schemas';
import { candidateKeys } from '@/components/candidates/queries/candidate-queries';
import { jsonResponse } from '@/scripts/testing/json-response';
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
const paths = () => asked.mock.calls.map(([address]) => String(address).replace('/api/v1', ''));
const looks = () => paths().filter((path) => path.startsWith('/processes/p1/status')).length;

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

/** What the server says from now on of the process with these figures. */
function answerWith(status: ProcessStatus, after: CandidatesStatisticsDto, more: Partial<ProcessStatusAnswer> = {}) {
  const { awaiting, running, analysed, failed, total } = after;
  const standing = {
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
  asked.mockReset();
  asked.mockImplementation(async (address) => {
    const path = String(address);
    const body = path.includes('/status') ? standing : path.endsWith('statistics') ? after : { id: 'p1', status };
    return jsonResponse(200, body);
  });
  globalThis.fetch = asked;
}

/** The process screen with `before`, and a candidate table with `items` where there are some. */
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

test('a tab that watches a run asks one cheap thing every few seconds, and nothing else', async () => {
  answerWith('IN_PROGRESS', figures(2, 1));
  watch('IN_PROGRESS', figures(2, 1));
  await pass(minute);
  expect(looks()).toBeGreaterThanOrEqual(20);
  expect(looks()).toBeLessThanOrEqual(30);
  expect(paths().filter((path) => path !== '/processes/p1/status')).toEqual([]);
});

test('a hidden tab asks nothing, and goes on by itself when it is looked at again', async () => {
  answerWith('IN_PROGRESS', figures(2, 1));
  watch('IN_PROGRESS', figures(2, 1));
  act(() => show('hidden'));
  await pass(10 * minute);
  expect(asked).not.toHaveBeenCalled();
  act(() => show('visible'));
  await pass(5_000);
  expect(looks()).toBeGreaterThanOrEqual(1);
});

test('a tab that nobody touches asks seldom while a run goes on, often again after a touch', async () => {
  answerWith('IN_PROGRESS', figures(2, 1));
  watch('IN_PROGRESS', figures(2, 1));
  await pass(idleAfterMs + 1_000);
  asked.mockClear();
  await pass(minute);
  expect(looks()).toBeGreaterThanOrEqual(1);
  expect(looks()).toBeLessThanOrEqual(6);
  act(() => void window.dispatchEvent(new Event('pointerdown')));
  asked.mockClear();
  await pass(minute);
  expect(looks()).toBeGreaterThanOrEqual(20);
});

test('where nothing runs a tab looks now and then, and not at all when nobody is there', async () => {
  answerWith('ACTIVE', figures(0, 0));
  const { result } = watch('ACTIVE', figures(0, 0));
  await pass(minute);
  expect(result.current.live).toBe(false);
  expect(looks()).toBeGreaterThanOrEqual(1);
  expect(asked.mock.calls.length).toBeLessThanOrEqual(4);
  await pass(idleAfterMs);
  asked.mockClear();
  await pass(30 * minute);
  expect(asked).not.toHaveBeenCalled();
});

test('the end of a run has the heavy figures and the first page asked for, once', async () => {
  answerWith('ACTIVE', figures(0, 0));
  const { result, research } = watch('IN_PROGRESS', figures(1, 2), []);
  await pass(5_000);
  expect(result.current).toMatchObject({ live: false, statistics: { running: 0, analysed: 3 } });
  await pass(20_000);
  expect(paths().filter((path) => path.endsWith('candidates-statistics'))).toHaveLength(1);
  expect(research).toHaveBeenCalledTimes(1);
});

test('what still runs in a stopped process is looked at until it has ended, what only waits is not', async () => {
  answerWith('STOPPED', figures(1, 0));
  const { result } = watch('STOPPED', figures(1, 2));
  expect(result.current.live).toBe(true);
  await pass(5_000);
  expect(result.current).toMatchObject({ live: false, statistics: { running: 0 } });
});

test('what waits in an active process is looked at', async () => {
  answerWith('IN_PROGRESS', figures(2, 1));
  const { result } = watch('ACTIVE', figures(3, 0));
  await pass(5_000);
  expect(result.current).toMatchObject({ live: true, process: { status: 'IN_PROGRESS' }, statistics: { running: 1 } });
});

test('rows are refreshed in place, without a search: progress, and whole rows of those that have ended', async () => {
  answerWith('IN_PROGRESS', figures(0, 1), {
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
  asked.mockClear();
  await pass(3_000);
  expect(paths()).toEqual(['/processes/p1/status?candidates=c2']);
  expect(research).not.toHaveBeenCalled();
});
