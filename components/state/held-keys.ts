import { createTabStore } from './tab-store';

/** Milliseconds after which keys are not held any longer, whatever they waited for. */
const longestHold = 10_000;

/** For how many things the keys of the page wait; 0: they act at once. */
export const heldKeys = createTabStore(0);

/** Called when something that keys waited for has failed: they were meant for what did not come. */
const onFailure = new Set<() => void>();

/** @returns unsubscribes */
export function subscribeToFailedHold(listener: () => void): () => void {
  onFailure.add(listener);
  return () => onFailure.delete(listener);
}

function within(promise: Promise<unknown>, milliseconds: number): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Keys were held for too long')), milliseconds);
  });
  return Promise.race([promise, tooLong]).finally(() => clearTimeout(timer));
}

/**
 * Keys that are pressed while the page changes wait until `until` is fulfilled, and are then done in order: neither lost, nor
 * a decision about a candidate who was never on the screen. They are dropped when it is rejected, or not settled within 10 s.
 * Whoever made the promise reports its error.
 */
export function holdKeys(until: Promise<unknown>): void {
  heldKeys.set(heldKeys.read() + 1);
  const release = () => heldKeys.set(heldKeys.read() - 1);
  within(until, longestHold).then(release, () => {
    for (const listener of onFailure) listener();
    release();
  });
}
