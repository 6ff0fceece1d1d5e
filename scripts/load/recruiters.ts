import { setTimeout as sleep } from 'node:timers/promises';
import type { CandidateDto, CandidateFilters, CandidateSearchAnswer } from '@/lib/domain/candidate-schemas';
import type { ApiClient } from '../../tests/api-client';

export const thinkMs = 2_000;
const keepAlive = { headers: { connection: 'keep-alive' } };

/** Milliseconds of every call, and how many did not return 200. */
export interface Calls {
  times: number[];
  failed: number;
}

export interface Recruiters {
  clients: readonly ApiClient[];
  processId: string;
  count: number;
  /** Epoch milliseconds at which they stop. */
  until: number;
}

/** Searches, opens the first candidate and goes to the next one; adds the calls to `calls`. */
export async function lookAtCandidates(
  client: ApiClient,
  processId: string,
  calls: Calls,
  filters: CandidateFilters = {},
): Promise<void> {
  const timed = async <T>(request: () => Promise<{ status: number; body: T }>): Promise<T | null> => {
    const startedAt = performance.now();
    const response = await request().catch(() => null);
    calls.times.push(performance.now() - startedAt);
    if (response?.status === 200) return response.body;
    calls.failed += 1;
    return null;
  };
  const path = `/processes/${processId}/candidates`;
  const found = await timed(() => client.post<CandidateSearchAnswer>(`${path}/search`, filters, keepAlive));
  const first = found?.items[0];
  if (!found || !first) return;
  await timed(() => client.get<CandidateDto>(`${path}/${first.id}`, keepAlive));
  const query = new URLSearchParams({ candidateDirection: 'NEXT', currentPosition: '1', searchId: found.searchId });
  await timed(() => client.get(`${path}/${first.id}/next?${query}`, keepAlive));
}

/** Simulates recruiters: each looks at candidates and pauses for two seconds. */
export async function runRecruiters(input: Recruiters): Promise<Calls> {
  const calls: Calls = { times: [], failed: 0 };
  await Promise.all(
    Array.from({ length: input.count }, async (_, index) => {
      const client = input.clients[index % input.clients.length];
      await sleep((index / input.count) * thinkMs);
      while (client && Date.now() < input.until) {
        await lookAtCandidates(client, input.processId, calls);
        await sleep(thinkMs);
      }
    }),
  );
  return calls;
}
