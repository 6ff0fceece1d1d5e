import { env } from '@/lib/env';
import { serverAddress } from './server-address';
import { serverFetch } from './server-fetch';

const limitMs = 3_000;

/**
 * Sends no events to an Inngest server of your own, which refuses a wrong key all the same, and records the contact: so a
 * wrong key is seen before the first event waits. The development server needs no key and is not asked. Never throws.
 */
export async function checkEventKey(): Promise<void> {
  const { INNGEST_EVENT_KEY } = env();
  if (!INNGEST_EVENT_KEY) return;
  const url = new URL(`/e/${encodeURIComponent(INNGEST_EVENT_KEY)}`, serverAddress());
  const headers = { 'content-type': 'application/json' };
  // An unreachable server is recorded by `serverFetch`.
  await serverFetch(limitMs)(url, { method: 'POST', body: '[]', headers }).catch(() => undefined);
}
