import { logger } from '@/lib/logger';

export interface RepeatingTask {
  /** Runs the work now, or once more after the run in progress. Resolves when it is done; never rejects. */
  now(): Promise<void>;
  /** Starts nothing more, and waits for the run in progress. */
  stop(): Promise<void>;
}

/** Runs `work` every `everyMs` milliseconds and on demand, never concurrently. Errors are logged under `name`. */
export function startRepeating(name: string, work: () => Promise<unknown>, everyMs: number): RepeatingTask {
  let current: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  let isStopped = false;

  async function run(): Promise<void> {
    try {
      await work();
    } catch (error) {
      logger.error({ err: error }, name);
    }
    current = undefined;
  }
  function now(): Promise<void> {
    if (isStopped) return current ?? Promise.resolve();
    if (!current) return (current = run());
    return (next ??= current.then(() => {
      next = undefined;
      return now();
    }));
  }
  const timer = setInterval(() => void now(), everyMs);
  timer.unref();
  return {
    now,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await current;
    },
  };
}
