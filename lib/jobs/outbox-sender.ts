import { env } from '@/lib/env';
import { startRepeating, type RepeatingTask } from './repeat';

const everyMs = 5_000;

/** Next may load a module twice; there must be one sender. */
const globalScope = globalThis as typeof globalThis & { __outboxSender?: RepeatingTask };

/** Starts sending the outbox: now, on `sendOutboxSoon`, and every five seconds for what is left. */
export function startOutboxSender(send: () => Promise<unknown>): void {
  if (globalScope.__outboxSender) return;
  globalScope.__outboxSender = startRepeating('the outbox could not be sent', send, everyMs);
  sendOutboxSoon();
}

/** Sends a last time, for what was committed since the send in progress began. */
export async function stopOutboxSender(): Promise<void> {
  const sender = globalScope.__outboxSender;
  delete globalScope.__outboxSender;
  await sender?.now();
  await sender?.stop();
}

/**
 * Triggers sending of what was just committed, without waiting: a runner that is down or hangs must not block a
 * request. Without a sender, as in a script, another process sends.
 */
export function sendOutboxSoon(): void {
  const sending = globalScope.__outboxSender?.now();
  // Vercel suspends a function after its response unless it registers more work.
  if (sending && env().VERCEL) void finishAfterAnswer(sending);
}

async function finishAfterAnswer(sending: Promise<void>): Promise<void> {
  const { after } = await import('next/server');
  try {
    after(sending);
  } catch {
    // At process start there is no response to wait for.
  }
}
