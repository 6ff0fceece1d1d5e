import { env } from '@/lib/env';
import { checkEventKey } from '@/lib/jobs/inngest-server/check-event-key';
import { lastResult } from '@/lib/jobs/inngest-server/contact';
import { isOwnServer } from '@/lib/jobs/inngest-server/server-address';
import { logger } from '@/lib/logger';
import { inngestHandler } from './handler';

const endpoint = '/api/inngest';

const maxMessageLength = 300;

let registeredAt = 0;
let loggedReason: string | undefined;

/**
 * Registers the functions and their URL with the Inngest server, unless this was done within `maxAgeMs`, and tries the
 * event key at a server of your own. Failures are recorded as contacts with the server.
 *
 * @returns whether the functions are registered
 */
export async function registerFunctions(maxAgeMs: number): Promise<boolean> {
  if (Date.now() - registeredAt <= maxAgeMs) return true;
  if (!(await register())) return false;
  registeredAt = Date.now();
  if (isOwnServer()) await checkEventKey();
  return true;
}

async function register(): Promise<boolean> {
  const url = new URL(endpoint, env().WORKER_URL ?? env().NEXTAUTH_URL ?? 'http://127.0.0.1:3000');
  const response = await inngestHandler(new Request(url, { method: 'PUT', headers: { host: url.host } }));
  if (response.ok) loggedReason = undefined;
  else await logReason(response);
  return response.ok;
}

/** Why the server did not take the functions, once; the contact says it of a refused key and a missing response. */
async function logReason(response: Response): Promise<void> {
  const result = lastResult('REGISTRATION');
  const { status } = response;
  const reason = `${status} ${withoutKeys(await response.text()).slice(0, maxMessageLength)}`;
  if (result === 'KEY_REFUSED' || result === 'UNREACHABLE' || reason === loggedReason) return;
  loggedReason = reason;
  logger.error({ reason }, 'the Inngest server did not register the functions');
}

/** What a server says of a request may repeat parts of it; signing keys are sent as hashes, which are as good. */
function withoutKeys(text: string): string {
  const { INNGEST_EVENT_KEY, INNGEST_SIGNING_KEY } = env();
  const keys = [INNGEST_EVENT_KEY, INNGEST_SIGNING_KEY].flatMap((key) => key ?? []);
  return keys.reduce((rest, key) => rest.replaceAll(key, '…'), text).replace(/[\da-f]{32,}/gi, '…');
}
