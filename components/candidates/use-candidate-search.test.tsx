/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { NuqsTestingAdapter } from 'nuqs/adapters/testing';
import type { CandidateSearchAnswer, CandidateStatus } from '@/lib/candidates/schemas';
import { useCandidateSearch } from './use-candidate-search';

const asked = jest.fn<Promise<Response>, [RequestInfo | URL]>();

const searches = () => asked.mock.calls.filter(([address]) => String(address).includes('/candidates/search')).length;

/** How often a list with a row in `status` is asked for in longer than the time from one look to the next. */
async function looksAt(status: CandidateStatus, starts: boolean): Promise<number> {
  const answer = { items: [{ id: 'c1', status }], total: 1, page: 1, pageSize: 50, searchId: 's1' };
  const body = JSON.stringify(answer);
  asked.mockReset();
  asked.mockImplementation(async (address) => {
    const text = String(address).endsWith('/csrf') ? JSON.stringify({ token: 'a token' }) : body;
    return { ok: true, status: 200, headers: new Headers(), text: async () => text } as Response;
  });
  globalThis.fetch = asked;
  const client = new QueryClient();
  const initial = answer as unknown as CandidateSearchAnswer;
  const { unmount } = renderHook(
    () => useCandidateSearch({ processId: 'p1', initial, outdated: false, live: false, starts }),
    {
      wrapper: ({ children }) => (
        <NuqsTestingAdapter>
          <QueryClientProvider client={client}>{children}</QueryClientProvider>
        </NuqsTestingAdapter>
      ),
    },
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 1300)));
  unmount();
  return searches();
}

test('a row that only waits in a stopped process is not looked at again', async () => {
  await expect(looksAt('AWAITING_PROCESSING', false)).resolves.toBe(0);
});

test.each([
  ['AWAITING_PROCESSING', true],
  ['IN_PROGRESS', false],
  ['DOWNLOADING', false],
] as const)('a row that is %s is looked at again (its process starts analyses: %s)', async (status, starts) => {
  await expect(looksAt(status, starts)).resolves.toBeGreaterThan(0);
});
