import { Failure } from '../failure';

/** What `npm start` was asked to do. */
export interface LaunchSettings {
  host: string;
  port: number;
  /** Invented data and printed passwords, on this machine only. */
  demo: boolean;
  /** Where people reach the product. */
  url: string;
}

const everyInterface = new Set(['0.0.0.0', '::']);
const loopbackHosts = new Set(['127.0.0.1', '::1', 'localhost']);

/**
 * Reads the settings of a start from the environment: `HOST` (127.0.0.1), `PORT` (3000), `DATABASE_URL`,
 * `NEXTAUTH_URL`. Without `DATABASE_URL` it is the demo.
 *
 * @throws Failure for a wrong port, for a demo that other machines could reach, and when nothing tells the address by
 *   which people reach the product.
 */
export function readLaunchSettings(environment: Record<string, string | undefined>): LaunchSettings {
  const host = environment.HOST || '127.0.0.1';
  const port = readPort(environment.PORT || '3000');
  const demo = !environment.DATABASE_URL;
  if (demo && !loopbackHosts.has(host)) {
    throw new Failure(
      `The demo has known passwords and does not run on ${host}, where other machines could reach it.`,
      'Leave HOST out to try the product on this machine, or set DATABASE_URL to run it for real.',
    );
  }
  if (everyInterface.has(host) && !environment.NEXTAUTH_URL) {
    throw new Failure(
      `With HOST=${host} the product listens everywhere, but does not know by which address people reach it.`,
      'Set NEXTAUTH_URL to that address, for example https://recruiting.company.example.',
    );
  }
  const shownHost = host.includes(':') ? `[${host}]` : host;
  return { host, port, demo, url: environment.NEXTAUTH_URL || `http://${shownHost}:${port}` };
}

function readPort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new Failure(`PORT is "${text}", which is no port.`, 'Give a number from 1 to 65535, for example PORT=3001.');
}
