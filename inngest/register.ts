import { env } from '@/lib/env';
import { checkEventKey } from '@/lib/jobs/inngest-server/check-event-key';
import { isOwnServer } from '@/lib/jobs/inngest-server/server-address';
import { inngestHandler } from './handler';

const endpoint = '/api/inngest';

let registeredAt = 0;

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
  const url = new URL(endpoint, env().NEXTAUTH_URL ?? 'http://127.0.0.1:3000');
  const response = await inngestHandler(new Request(url, { method: 'PUT', headers: { host: url.host } }));
  return response.ok;
}
