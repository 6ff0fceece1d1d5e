import { setTimeout as sleep } from 'node:timers/promises';
import { chartsInterval, pollingInterval } from '@/components/query/polling-intervals';
import type { CandidateSearchAnswer } from '@/lib/domain/candidate-schemas';
import { runningCandidateStatuses } from '@/lib/domain/process-status';
import type { ProcessStatusAnswer } from '@/lib/processes/status-schemas';
import type { ApiClient } from '../../tests/api-client';

interface Watch {
  client: ApiClient;
  processId: string;
  /** The page's candidates that wait or are being analysed. */
  pending: string[];
  /** Epoch milliseconds. */
  until: number;
}

export interface WatchSample {
  call: 'status' | 'statistics';
  milliseconds: number;
  /** HTTP status; 0 for no response. */
  status: number;
}

const keepAlive = { headers: { connection: 'keep-alive' } };
const visibleTab = { live: true, idle: false };

/** Polls a running process like a visible tab (docs/decisions/0071) and appends to `samples`. */
async function watchAsTab(watch: Watch, samples: WatchSample[]): Promise<void> {
  const path = `/processes/${watch.processId}`;
  let { pending } = watch;
  const ask = async <T>(call: WatchSample['call'], request: () => Promise<{ status: number; body: T }>) => {
    const startedAt = performance.now();
    const response = await request().catch(() => ({ status: 0, body: null }));
    samples.push({ call, status: response.status, milliseconds: performance.now() - startedAt });
    return response.status === 200 ? response.body : null;
  };

  const status = async () => {
    const query = pending.length > 0 ? `?${new URLSearchParams({ candidates: pending.join(',') })}` : '';
    const answer = await ask('status', () =>
      watch.client.get<ProcessStatusAnswer>(`${path}/status${query}`, keepAlive),
    );
    if (answer) pending = answer.pending.map(({ id }) => id);
  };
  const statistics = () => ask('statistics', () => watch.client.get(`${path}/candidates-statistics`, keepAlive));
  await Promise.all([
    repeat(status, pollingInterval(visibleTab) || 0, watch.until),
    repeat(statistics, chartsInterval(visibleTab) || 0, watch.until),
  ]);
}

/** Like a browser timer: the next turn starts `every` ms after the last start, or when that turn ends. */
async function repeat(turn: () => Promise<unknown>, every: number, until: number): Promise<void> {
  for (let next = Date.now() + every; next < until; next = Math.max(next + every, Date.now())) {
    await sleep(Math.max(0, next - Date.now()));
    await turn();
  }
}

/** The unfinished candidates of the first page. */
async function pendingOnFirstPage(client: ApiClient, processId: string): Promise<string[]> {
  const { body } = await client.post<CandidateSearchAnswer>(`/processes/${processId}/candidates/search`, {});
  return body.items.filter(({ status }) => runningCandidateStatuses.includes(status)).map(({ id }) => id);
}

/**
 * Lets `count` tabs watch a process for `seconds`, their starts spread over one interval.
 *
 * @returns every call that was made
 */
export async function runWatchers(input: {
  clients: readonly ApiClient[];
  processId: string;
  count: number;
  seconds: number;
}): Promise<WatchSample[]> {
  const [first] = input.clients;
  if (!first) throw new Error('No client is signed in.');
  const pending = await pendingOnFirstPage(first, input.processId);
  const samples: WatchSample[] = [];
  const until = Date.now() + input.seconds * 1000;
  const between = (pollingInterval(visibleTab) || 0) / input.count;
  const tabs = Array.from({ length: input.count }, async (_, index) => {
    const client = input.clients[index % input.clients.length] ?? first;
    await sleep(index * between);
    await watchAsTab({ client, processId: input.processId, pending, until }, samples);
  });
  await Promise.all(tabs);
  return samples;
}
