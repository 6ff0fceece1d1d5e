import { setTimeout as sleep } from 'node:timers/promises';
import type { CandidateDto, CandidateSearchAnswer } from '@/lib/candidates/schemas';
import type { ApiClient } from '../testing/api-client';

const thinkingMs = 2_000;
const keepAlive = { headers: { connection: 'keep-alive' } };

export interface Recruiters {
  clients: readonly ApiClient[];
  processId: string;
  count: number;
  /** `Date.now()` at which they stop. */
  until: number;
}

/**
 * Lets people work in a process: each searches, opens a candidate, walks to the next one, and thinks for two seconds in
 * between.
 *
 * @returns milliseconds of every call, and how many were not answered with 200
 */
export async function runRecruiters(input: Recruiters): Promise<{ times: number[]; failed: number }> {
  const calls = { times: [] as number[], failed: 0 };
  const timed = async <T>(request: () => Promise<{ status: number; body: T }>): Promise<T | null> => {
    const startedAt = performance.now();
    const answer = await request().catch(() => null);
    calls.times.push(performance.now() - startedAt);
    if (answer?.status === 200) return answer.body;
    calls.failed += 1;
    return null;
  };
  const work = async (client: ApiClient): Promise<void> => {
    const path = `/processes/${input.processId}/candidates`;
    const found = await timed(() => client.post<CandidateSearchAnswer>(`${path}/search`, {}, keepAlive));
    const first = found?.items[0];
    if (!found || !first) return;
    await timed(() => client.get<CandidateDto>(`${path}/${first.id}`, keepAlive));
    const query = new URLSearchParams({ candidateDirection: 'NEXT', currentPosition: '1', searchId: found.searchId });
    await timed(() => client.get(`${path}/${first.id}/next?${query}`, keepAlive));
  };
  await Promise.all(
    Array.from({ length: input.count }, async (_, index) => {
      const client = input.clients[index % input.clients.length];
      await sleep((index / input.count) * thinkingMs);
      while (client && Date.now() < input.until) {
        await work(client);
        await sleep(thinkingMs);
      }
    }),
  );
  return calls;
}
