/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { NuqsTestingAdapter } from 'nuqs/adapters/testing';
import { candidateFilters } from '@/lib/domain/candidate-filters';
import type { CandidateSearchAnswer } from '@/lib/domain/candidate-schemas';
import { pageKey } from '@/lib/filters/list-params';
import { candidateKeys } from '@/components/queries/candidates/candidate-queries';
import { useCandidateSearch } from './use-candidate-search';

const request = jest.fn<Promise<Response>, [RequestInfo | URL]>();

/** What the searches request for, in their order. */
const searches = () =>
  request.mock.calls
    .map(([address]) => new URL(String(address), 'http://product.example'))
    .filter(({ pathname }) => pathname.endsWith('/search'))
    .map(({ searchParams }) => ({
      page: searchParams.get('page'),
      newSearch: searchParams.get('newSearch'),
      searchId: searchParams.get('searchId'),
    }));

const json = (status: number, body: unknown) =>
  ({ ok: status === 200, status, headers: new Headers(), text: async () => JSON.stringify(body) }) as Response;

/** The server numbers new searches n1, n2 …; those in `deleted` do not exist. */
function show(address: string, { deleted = [] as string[] } = {}) {
  let made = 0;
  const answer = { items: [{ id: 'c1', status: 'IN_PROGRESS' }], totalItems: 30, page: 1, pageSize: 20 };
  request.mockReset();
  request.mockImplementation(async (url) => {
    if (String(url).endsWith('/csrf')) return json(200, { token: 'a token' });
    const { searchParams } = new URL(String(url), 'http://product.example');
    const current = searchParams.get('newSearch') === 'false' ? searchParams.get('searchId') : null;
    if (current && deleted.includes(current)) {
      return json(404, { code: 'search.not-found', detail: 'Gone', status: 404, title: '', type: '' });
    }
    return json(200, { ...answer, searchId: current ?? `n${(made += 1)}` });
  });
  globalThis.fetch = request;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const page = Number(new URLSearchParams(address).get('page') ?? 1);
  const params = { page, pageSize: 20, sortBy: 'MATCH', sortOrder: 'DESC' } as const;
  const initial = {
    key: pageKey(candidateFilters, params),
    answer: { ...answer, searchId: 's1' } as unknown as CandidateSearchAnswer,
    loadedAt: Date.now(),
  };
  const { result } = renderHook(() => useCandidateSearch({ id: 'p1', blindMode: false }, initial), {
    wrapper: ({ children }) => (
      <NuqsTestingAdapter searchParams={address} hasMemory>
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </NuqsTestingAdapter>
    ),
  });
  const invalidate = () => act(() => client.invalidateQueries({ queryKey: candidateKeys.searches('p1') }));
  return { result, invalidate };
}

test('a search is not polled while a row is being analysed', async () => {
  jest.useFakeTimers();
  try {
    show('');
    await act(() => jest.advanceTimersByTimeAsync(10 * 60_000));
    expect(searches()).toEqual([]);
  } finally {
    jest.useRealTimers();
  }
});

test('a refetched first page is a new search; later pages continue the newest one', async () => {
  const { result, invalidate } = show('');
  await invalidate();
  act(() => result.current.list.change({ page: 2 }));
  await waitFor(() => expect(searches()).toHaveLength(2));
  expect(searches()).toEqual([
    { page: '1', newSearch: 'true', searchId: null },
    { page: '2', newSearch: 'false', searchId: 'n1' },
  ]);
});

test('a later page continues its search until the order is renewed', async () => {
  const { result, invalidate } = show('?page=2');
  await invalidate();
  expect(result.current.query.data).toMatchObject({ searchId: 's1' });
  await act(async () => result.current.renew());
  await waitFor(() => expect(result.current.query.data).toMatchObject({ searchId: 'n1' }));
  expect(result.current.query.data?.orderedAt).toEqual(expect.any(Number));
  expect(searches()).toEqual([
    { page: '2', newSearch: 'false', searchId: 's1' },
    { page: '2', newSearch: 'true', searchId: null },
  ]);
});

test('a deleted search is replaced by a new one', async () => {
  const { result, invalidate } = show('?page=2', { deleted: ['s1'] });
  await invalidate();
  await waitFor(() => expect(result.current.query.data).toMatchObject({ searchId: 'n1' }));
  expect(result.current.query.isError).toBe(false);
});
