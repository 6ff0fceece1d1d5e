import { collectDefaultMetrics } from 'prom-client';
import { givesSecret } from '@/lib/auth/bearer-secret';
import { env } from '@/lib/env';
import { instruments } from '@/lib/metrics/instruments';
import { collectShared } from './collect-shared';

/** Next may load a module twice. */
const globalScope = globalThis as typeof globalThis & { __watchesProcess?: boolean };

/** From now on memory, processor time, garbage collection and event-loop lag of this process are measured. */
export function watchProcess(): void {
  if (!env().METRICS_TOKEN || globalScope.__watchesProcess) return;
  globalScope.__watchesProcess = true;
  collectDefaultMetrics({ register: instruments().registry });
}

/** Whether a request's header `Authorization` gives METRICS_TOKEN. */
export function mayReadMetrics(authorization: string | null): boolean {
  return givesSecret(authorization, env().METRICS_TOKEN);
}

/** What this process and all instances together do, as text in Prometheus' format. */
export async function renderMetrics(): Promise<{ text: string; contentType: string }> {
  const { registry } = instruments();
  watchProcess();
  const [own, shared] = await Promise.all([registry.metrics(), collectShared()]);
  return { text: `${own}\n${shared}`, contentType: registry.contentType };
}
