import { env } from '@/lib/env';
import { startRepeating, type Repeated } from './repeat';

const everyMs = 5_000;

/** Next may load a module twice; there is one sender. */
const globalScope = globalThis as typeof globalThis & { __outboxSender?: Repeated };

/** Lets this process send the outbox: now, when `sendOutboxSoon` asks, and every five seconds what others left. */
export function startOutboxSender(send: () => Promise<unknown>): void {
  if (globalScope.__outboxSender) return;
  globalScope.__outboxSender = startRepeating('the outbox could not be sent', send, everyMs);
  sendOutboxSoon();
}

/** Waits for a send that is under way. */
export async function stopOutboxSender(): Promise<void> {
  const sender = globalScope.__outboxSender;
  delete globalScope.__outboxSender;
  await sender?.stop();
}

/**
 * Asks this process's sender to send what was just committed. Nobody waits for it: an engine that is down or hangs must
 * not hold up a request. Without a sender, as in a script, another process sends.
 */
export function sendOutboxSoon(): void {
  const sending = globalScope.__outboxSender?.now();
  // On Vercel a function stands still after its answer, unless it said that there is more to do.
  if (sending && env().VERCEL) void finishAfterAnswer(sending);
}

async function finishAfterAnswer(sending: Promise<void>): Promise<void> {
  const { after } = await import('next/server');
  try {
    after(sending);
  } catch {
    // At the start of a process there is no answer to wait for.
  }
}
