/** What lets refused calls wait until the person of an open page has done something there. */
interface PersonGate<Facts extends unknown[]> {
  /** Whether an open page asks its person. */
  isOffered(): boolean;
  /**
   * Lets the page ask.
   *
   * @returns ends it; what waits is refused then
   */
  offer(ask: (...facts: Facts) => void): () => void;
  /**
   * Asks, and waits.
   *
   * @param signal ends the waiting
   * @returns false when the person does not do it
   */
  wait(signal: AbortSignal | undefined, ...facts: Facts): Promise<boolean>;
  /** Lets what waits go on, or refuses it. */
  end(done: boolean): void;
}

/** All calls that are refused at the same time wait for one answer. */
function personGate<Facts extends unknown[]>(): PersonGate<Facts> {
  let ask: ((...facts: Facts) => void) | null = null;
  let waiting: PromiseWithResolvers<boolean> | null = null;
  const end = (done: boolean) => {
    const ended = waiting;
    waiting = null;
    ended?.resolve(done);
  };
  return {
    end,
    isOffered: () => ask !== null,
    offer(onRefused) {
      ask = onRefused;
      return () => {
        if (ask === onRefused) ask = null;
        end(false);
      };
    },
    wait(signal, ...facts) {
      if (!ask || signal?.aborted) return Promise.resolve(false);
      waiting ??= Promise.withResolvers<boolean>();
      ask(...facts);
      const { promise } = waiting;
      if (!signal) return promise;
      return new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve(false), { once: true });
        void promise.then(resolve);
      });
    },
  };
}

const confirming = personGate<[]>();

/**
 * Lets calls that need a fresh session wait until the person of this page has proved who they are (docs/decisions/0165).
 *
 * @returns ends it; what waits is refused then
 */
export const offerConfirming = confirming.offer;

/**
 * Waits until the person has proved who they are.
 *
 * @param signal ends the waiting
 * @returns false when the person does not
 */
export const waitForConfirmation = confirming.wait;

/** Lets the waiting calls go on, or refuses them. */
export const endWaitingForConfirmation = confirming.end;
