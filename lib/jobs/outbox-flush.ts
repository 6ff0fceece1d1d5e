import { flushOutbox } from './outbox';

const intervalMs = 5_000;

interface Flushing {
  timer: NodeJS.Timeout;
  current: Promise<unknown>;
}

const globalScope = globalThis as typeof globalThis & { __outboxFlush?: Flushing };

/** Sends the outbox now and every five seconds: what a crashed or offline process left. */
export function startOutboxFlush(): void {
  if (globalScope.__outboxFlush) return;
  const flushing: Flushing = {
    current: flushOutbox(),
    timer: setInterval(() => {
      flushing.current = flushing.current.then(() => flushOutbox());
    }, intervalMs),
  };
  flushing.timer.unref();
  globalScope.__outboxFlush = flushing;
}

export async function stopOutboxFlush(): Promise<void> {
  const flushing = globalScope.__outboxFlush;
  if (!flushing) return;
  delete globalScope.__outboxFlush;
  clearInterval(flushing.timer);
  await flushing.current;
}
