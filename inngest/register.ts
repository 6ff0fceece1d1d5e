import { env } from '@/lib/env';
import { inngestHandler } from './handler';

const endpoint = '/api/inngest';

/**
 * Registers the functions and their URL with the Inngest server. Idempotent.
 *
 * @throws Error when the server rejects the registration
 */
export async function registerFunctions(): Promise<void> {
  const url = new URL(endpoint, env().NEXTAUTH_URL ?? 'http://127.0.0.1:3000');
  const response = await inngestHandler(new Request(url, { method: 'PUT', headers: { host: url.host } }));
  if (!response.ok) {
    throw new Error(`The Inngest server did not take the functions: ${response.status} ${await response.text()}`);
  }
}
