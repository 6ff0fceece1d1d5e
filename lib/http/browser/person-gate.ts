/** Lets refused calls wait until the person at the open page has done what is missing, such as proving who they are. */
export interface PersonGate<Facts extends unknown[]> {
  /** Whether an open page can ask its person. */
  isOffered(): boolean;
  /**
   * Registers the page that asks.
   *
   * @returns ends it; waiting calls are refused then
   */
  offer(ask: (...facts: Facts) => void): () => void;
  /**
   * Asks the person and waits.
   *
   * @param signal ends the waiting
   * @returns false when the person refuses
   */
  wait(signal: AbortSignal | undefined, ...facts: Facts): Promise<boolean>;
  /** Lets the waiting calls go on, or refuses them. */
  end(done: boolean): void;
}

/** All calls that are refused at the same time wait for one answer. */
export function personGate<Facts extends unknown[]>(): PersonGate<Facts> {
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
