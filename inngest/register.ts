import { env } from '@/lib/env';
import { inngestHandler } from './handler';

const endpoint = '/api/inngest';

/**
 * Makes the product's functions and their address known to the Inngest server. Doing it again changes nothing.
 *
 * @throws Error when the server does not take them.
 */
export async function registerFunctions(): Promise<void> {
  const url = new URL(endpoint, env().NEXTAUTH_URL ?? 'http://127.0.0.1:3000');
  const response = await inngestHandler(new Request(url, { method: 'PUT', headers: { host: url.host } }));
  if (!response.ok) {
    throw new Error(`The Inngest server did not take the functions: ${response.status} ${await response.text()}`);
  }
}
