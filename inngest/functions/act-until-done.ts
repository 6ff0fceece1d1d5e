/** Of the SDK's steps the one that this needs. */
interface Steps {
  sleep(id: string, ms: number): Promise<void>;
}

/** How the steps are called. Runs in progress are stored under these ids, so they stay as they are. */
interface StepIds {
  act: string;
  /** Of the sleeps; by default `wait`. */
  wait?: string;
  /** The number of the first act; 0 is not written. */
  first: 0 | 1;
}

interface Ended<T> {
  last: T;
  /** How often it acted. */
  turns: number;
  /** False when `maxTurns` was reached. */
  done: boolean;
}

/** Of a result that may say `waiting`: seconds until the next act, null when there is none. */
export function waitOfOutcome(result: { outcome: string; seconds?: number }): number | null {
  return result.outcome === 'waiting' ? (result.seconds ?? 0) : null;
}

/** The same of a part of something long. */
export function waitOfPart({ done, waitSeconds }: { done: boolean; waitSeconds: number }): number | null {
  return done ? null : waitSeconds;
}

/**
 * Acts, waits as long as the result says, and acts again, until the result says that it is over.
 *
 * @param act one step with this id; `turn` counts from 0
 * @param waitOf seconds to wait after a result; null: it was the last
 */
export async function actUntilDone<T>(
  step: Steps,
  ids: StepIds,
  act: (id: string, turn: number) => Promise<T>,
  waitOf: (result: T) => number | null,
  maxTurns = Number.POSITIVE_INFINITY,
): Promise<Ended<T>> {
  for (let turn = 0; ; turn += 1) {
    const number = turn + ids.first;
    const last = await act(number === 0 ? ids.act : `${ids.act}-${number}`, turn);
    const seconds = waitOf(last);
    if (seconds === null) return { last, turns: turn + 1, done: true };
    if (seconds > 0) await step.sleep(`${ids.wait ?? 'wait'}-${turn + 1}`, seconds * 1000);
    if (turn + 1 >= maxTurns) return { last, turns: turn + 1, done: false };
  }
}
