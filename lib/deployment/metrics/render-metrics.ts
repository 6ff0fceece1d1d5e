import { createHash, timingSafeEqual } from 'node:crypto';
import { collectDefaultMetrics } from 'prom-client';
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

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a request's header `Authorization` gives METRICS_TOKEN. Takes the same time whatever it gives. */
export function mayReadMetrics(authorization: string | null): boolean {
  const { METRICS_TOKEN } = env();
  if (METRICS_TOKEN === undefined) return false;
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${METRICS_TOKEN}`));
}

/** What this process and all instances together do, as text in Prometheus' format. */
export async function renderMetrics(): Promise<{ text: string; contentType: string }> {
  const { registry } = instruments();
  watchProcess();
  const [own, shared] = await Promise.all([registry.metrics(), collectShared()]);
  return { text: `${own}\n${shared}`, contentType: registry.contentType };
}
