import { evaluate } from './expression';
import type { DurableEvent, FunctionConfig } from './protocol';

export interface ConcurrencyLimit {
  limit: number;
  key?: string | undefined;
  scope?: string | undefined;
}

/** The function's concurrency limits; empty means unlimited. */
export function concurrencyLimits(config: FunctionConfig): ConcurrencyLimit[] {
  const { concurrency } = config;
  if (concurrency === undefined) return [];
  if (typeof concurrency === 'number') return [{ limit: concurrency }];
  return Array.isArray(concurrency) ? concurrency : [concurrency];
}

/** The slots a call of this run takes, one per limit: `<limit's position>:<key's value>`. */
export function slotKeysOf(config: FunctionConfig, event: DurableEvent): string[] {
  return concurrencyLimits(config).map(
    ({ key }, position) => `${position}:${key ? String(evaluate(key, { event })) : ''}`,
  );
}

/** A waiting call. */
export interface WaitingCall {
  id: string;
  slotKeys: string[];
}

/**
 * Chooses which calls may run now. No limit is exceeded; among the calls that fit, the one whose keys hold the fewest
 * slots goes first, so that a key with a thousand waiting calls does not starve a key with one.
 *
 * @param held slot keys of the running calls, one entry per slot
 * @param waiting those first whose keys had no turn for longest, then the oldest; it decides between equals
 * @returns ids of `waiting`, in the order in which they may run
 */
export function admit(limits: ConcurrencyLimit[], held: string[], waiting: WaitingCall[]): string[] {
  const counts = new Map<string, number>();
  for (const key of held) counts.set(key, (counts.get(key) ?? 0) + 1);
  const limitOf = (slotKey: string) => limits[Number.parseInt(slotKey, 10)]?.limit ?? Number.POSITIVE_INFINITY;
  const load = (call: WaitingCall) => call.slotKeys.reduce((sum, key) => sum + (counts.get(key) ?? 0), 0);

  const admitted: string[] = [];
  const candidates = new Set(waiting);
  for (;;) {
    let next: WaitingCall | undefined;
    for (const call of candidates) {
      if (call.slotKeys.some((key) => (counts.get(key) ?? 0) >= limitOf(key))) candidates.delete(call);
      else if (!next || load(call) < load(next)) next = call;
    }
    if (!next) return admitted;
    candidates.delete(next);
    admitted.push(next.id);
    for (const key of next.slotKeys) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
}
