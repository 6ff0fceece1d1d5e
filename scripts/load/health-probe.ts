import { setTimeout as sleep } from 'node:timers/promises';

const intervalMs = 20;

export interface ProbeResult {
  /** Milliseconds of each request that was answered with 200. */
  times: number[];
  /** Requests with another status or without a response. */
  failed: number;
}

/** Polls the server's health some fifty times a second during `work`; a blocked event loop, thread pool or database shows. */
export async function probeHealth(serverUrl: string, work: Promise<unknown>): Promise<ProbeResult> {
  const result: ProbeResult = { times: [], failed: 0 };
  let running = true;
  const end = (): void => void (running = false);
  void work.then(end, end);
  const pending: Promise<void>[] = [];
  while (running) {
    pending.push(probeOnce(serverUrl, result));
    await sleep(intervalMs);
  }
  await Promise.all(pending);
  await work;
  return result;
}

async function probeOnce(serverUrl: string, result: ProbeResult): Promise<void> {
  const startedAt = performance.now();
  const response = await fetch(`${serverUrl}/api/health`, { signal: AbortSignal.timeout(120_000) }).catch(() => null);
  await response?.arrayBuffer();
  if (response?.ok) result.times.push(performance.now() - startedAt);
  else result.failed += 1;
}
