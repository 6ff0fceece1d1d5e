import { setTimeout as sleep } from 'node:timers/promises';
import { chartsInterval, pollingInterval } from '@/components/query/polling-intervals';
import type { CandidateSearchAnswer } from '@/lib/candidates/schemas';
import { runningCandidateStatuses } from '@/lib/processes/status';
import type { ProcessStatusAnswer } from '@/lib/processes/status-schemas';
import type { ApiClient } from '../testing/api-client';

interface Watch {
  client: ApiClient;
  processId: string;
  /** Candidates on the page that wait or are being analysed. */
  pending: string[];
  /** `Date.now()` at which it ends. */
  until: number;
}

export interface WatchSample {
  call: 'status' | 'statistics';
  milliseconds: number;
  /** HTTP status; 0 when no answer came. */
  status: number;
}

const keepAlive = { headers: { connection: 'keep-alive' } };
const looking = { live: true, idle: false };

/**
 * Watches a running process as a tab in sight does (docs/decisions/0093): the status with the rows that are not finished,
 * and the figures of the chart now and then. `samples` grows meanwhile.
 */
async function watchAsTab(watch: Watch, samples: WatchSample[]): Promise<void> {
  const path = `/processes/${watch.processId}`;
  let { pending } = watch;
  const ask = async <T>(call: WatchSample['call'], request: () => Promise<{ status: number; body: T }>) => {
    const startedAt = performance.now();
    const answer = await request().catch(() => ({ status: 0, body: null }));
    samples.push({ call, status: answer.status, milliseconds: performance.now() - startedAt });
    return answer.status === 200 ? answer.body : null;
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
    repeat(status, pollingInterval(looking) || 0, watch.until),
    repeat(statistics, chartsInterval(looking) || 0, watch.until),
  ]);
}

/** As a timer of a browser does: the next turn begins `every` ms after the last began, or when that has ended. */
async function repeat(turn: () => Promise<unknown>, every: number, until: number): Promise<void> {
  for (let next = Date.now() + every; next < until; next = Math.max(next + every, Date.now())) {
    await sleep(Math.max(0, next - Date.now()));
    await turn();
  }
}

/** The candidates of the first page that are not finished: opening the page is no part of watching. */
async function pendingOnFirstPage(client: ApiClient, processId: string): Promise<string[]> {
  const { body } = await client.post<CandidateSearchAnswer>(`/processes/${processId}/candidates/search`, {});
  return body.items.filter(({ status }) => runningCandidateStatuses.includes(status)).map(({ id }) => id);
}

/**
 * Lets `count` tabs watch a process for `seconds`, begun one after another within one interval as people's tabs are.
 *
 * @param input `clients`: signed in; the tabs are shared out among them
 * @returns every call that was made
 */
export async function runWatchers(input: {
  clients: readonly ApiClient[];
  processId: string;
  count: number;
  seconds: number;
}): Promise<WatchSample[]> {
  const [first] = input.clients;
  if (!first) throw new Error('Nobody is signed in.');
  const pending = await pendingOnFirstPage(first, input.processId);
  const samples: WatchSample[] = [];
  const until = Date.now() + input.seconds * 1000;
  const between = (pollingInterval(looking) || 0) / input.count;
  const tabs = Array.from({ length: input.count }, async (_, index) => {
    const client = input.clients[index % input.clients.length] ?? first;
    await sleep(index * between);
    await watchAsTab({ client, processId: input.processId, pending, until }, samples);
  });
  await Promise.all(tabs);
  return samples;
}
