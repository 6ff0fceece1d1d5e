import { Failure } from '../../lib/failure';

export interface LaunchSettings {
  host: string;
  port: number;
  /** Demo data and printed passwords, on loopback only. */
  demo: boolean;
  /** The product's URL for its users. */
  url: string;
  /** How long the server's running requests may take to finish at a stop, in seconds. */
  shutdownSeconds: number;
}

/** Nobody waits for the demo's analyses: they go on at the next start. */
const shutdownSeconds = { demo: 3, real: 30 };

const everyInterface = new Set(['0.0.0.0', '::']);
const loopbackHosts = new Set(['127.0.0.1', '::1', 'localhost']);

/**
 * Reads the settings of a start from the environment: `HOST` (127.0.0.1), `PORT` (3000), `DATABASE_URL`,
 * `NEXTAUTH_URL`, `SHUTDOWN_TIMEOUT_SECONDS`. Without `DATABASE_URL` it is the demo.
 *
 * @throws Failure for an invalid port or time limit, a demo that other machines could reach, or an unknown URL.
 */
export function readLaunchSettings(environment: Record<string, string | undefined>): LaunchSettings {
  const host = environment.HOST || '127.0.0.1';
  const port = readPort(environment.PORT || '3000');
  const demo = !environment.DATABASE_URL;
  if (demo && !loopbackHosts.has(host)) {
    throw new Failure(
      `The demo has known passwords and does not run on ${host}, where other machines could reach it.`,
      'Unset HOST to try the product on this machine, or set DATABASE_URL to run it for real.',
    );
  }
  if (everyInterface.has(host) && !environment.NEXTAUTH_URL) {
    throw new Failure(
      `With HOST=${host} the product listens everywhere, but does not know its own URL.`,
      'Set NEXTAUTH_URL, for example https://recruiting.company.example.',
    );
  }
  const urlHost = host.includes(':') ? `[${host}]` : host;
  return {
    host,
    port,
    demo,
    url: environment.NEXTAUTH_URL || `http://${urlHost}:${port}`,
    shutdownSeconds: readSeconds(environment.SHUTDOWN_TIMEOUT_SECONDS, shutdownSeconds[demo ? 'demo' : 'real']),
  };
}

function readSeconds(text: string | undefined, otherwise: number): number {
  const seconds = text ? Number(text) : otherwise;
  if (Number.isInteger(seconds) && seconds >= 1 && seconds <= 3600) return seconds;
  throw new Failure(`SHUTDOWN_TIMEOUT_SECONDS is "${text}".`, 'Give whole seconds from 1 to 3600.');
}

function readPort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new Failure(`PORT is "${text}", which is not a port.`, 'Give a number from 1 to 65535, for example PORT=3001.');
}
