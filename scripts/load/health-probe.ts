import { setTimeout as sleep } from 'node:timers/promises';

const everyMs = 20;

export interface ProbeResult {
  /** Milliseconds of each request that was answered with 200. */
  times: number[];
  /** Requests that were refused or not answered. */
  failed: number;
}

/**
 * Asks for the server's health some fifty times a second while `work` goes on: whoever holds the event loop, the pool of
 * threads or the database is seen here.
 */
export async function probeHealth(serverUrl: string, work: Promise<unknown>): Promise<ProbeResult> {
  const result: ProbeResult = { times: [], failed: 0 };
  let going = true;
  const end = (): void => void (going = false);
  void work.then(end, end);
  const pending: Promise<void>[] = [];
  while (going) {
    pending.push(askOnce(serverUrl, result));
    await sleep(everyMs);
  }
  await Promise.all(pending);
  await work;
  return result;
}

async function askOnce(serverUrl: string, result: ProbeResult): Promise<void> {
  const startedAt = performance.now();
  const answer = await fetch(`${serverUrl}/api/health`, { signal: AbortSignal.timeout(120_000) }).catch(() => null);
  await answer?.arrayBuffer();
  if (answer?.ok) result.times.push(performance.now() - startedAt);
  else result.failed += 1;
}
