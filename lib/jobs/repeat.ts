import { logger } from '@/lib/logger';

export interface Repeated {
  /** Does the work at once, or once more after what is under way. Resolves when it is done; never rejects. */
  now(): Promise<void>;
  /** Begins nothing more, and waits for what is under way. */
  stop(): Promise<void>;
}

/**
 * Does `work` every `everyMs` milliseconds and when asked, never twice at the same time. What it throws is logged under
 * `name`.
 */
export function startRepeating(name: string, work: () => Promise<unknown>, everyMs: number): Repeated {
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
