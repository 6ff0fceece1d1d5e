import { setTimeout as sleep } from 'node:timers/promises';
import type { CandidateDto, CandidateSearchAnswer } from '@/lib/candidates/schemas';
import type { ApiClient } from '../testing/api-client';

const defaultThinkMs = 2_000;
const keepAlive = { headers: { connection: 'keep-alive' } };

export interface Recruiters {
  clients: readonly ApiClient[];
  processId: string;
  count: number;
  /** Epoch milliseconds at which they stop. */
  until: number;
  /** Milliseconds that each pauses after its calls; two seconds by default. */
  thinkMs?: number;
}

/**
 * Simulates recruiters: each searches, opens a candidate, goes to the next one, and pauses.
 *
 * @returns milliseconds of every call, and how many did not return 200
 */
export async function runRecruiters(input: Recruiters): Promise<{ times: number[]; failed: number }> {
  const thinkMs = input.thinkMs ?? defaultThinkMs;
  const calls = { times: [] as number[], failed: 0 };
  const timed = async <T>(request: () => Promise<{ status: number; body: T }>): Promise<T | null> => {
    const startedAt = performance.now();
    const response = await request().catch(() => null);
    calls.times.push(performance.now() - startedAt);
    if (response?.status === 200) return response.body;
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
      await sleep((index / input.count) * thinkMs);
      while (client && Date.now() < input.until) {
        await work(client);
        await sleep(thinkMs);
      }
    }),
  );
  return calls;
}
