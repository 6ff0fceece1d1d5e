import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '../failure';
import type { LaunchSettings } from './launch-settings';

export interface ServerOptions {
  project: string;
  settings: LaunchSettings;
  databaseUrl: string;
  secret: string;
  /** Next's development server on the sources, instead of the build. */
  development: boolean;
}

const startMs = 60_000;
const stopMs = 8_000;

/** Starts the product as its own process; it answers only once `waitForServer` says so. */
export function startProductServer({
  project,
  settings,
  databaseUrl,
  secret,
  development,
}: ServerOptions): ChildProcess {
  const preload = path.join(project, 'scripts/start/exit-with-parent.mjs');
  const program = development
    ? [path.join(project, 'node_modules/next/dist/bin/next'), 'dev', '-H', settings.host, '-p', String(settings.port)]
    : [path.join(project, '.next/standalone/server.js')];
  const server = spawn(process.execPath, ['--import', preload, ...program], {
    cwd: development ? project : path.join(project, '.next/standalone'),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: development ? 'development' : 'production',
      DATABASE_URL: databaseUrl,
      NEXTAUTH_SECRET: secret,
      NEXTAUTH_URL: settings.url,
      DEMO: settings.demo ? '1' : '',
      // Where the server listens; shells set HOSTNAME to the machine's name.
      HOSTNAME: settings.host,
      PORT: String(settings.port),
      // The launcher tells people what matters; the server's log is for its operator.
      LOG_LEVEL: process.env.LOG_LEVEL ?? (settings.demo && !development ? 'warn' : 'info'),
      NEXT_TELEMETRY_DISABLED: '1',
    },
  });
  server.stderr?.pipe(process.stderr, { end: false });
  return server;
}

/**
 * Waits until the server answers and reaches its database, migrations applied.
 *
 * @throws Failure when it ends or stays silent.
 */
export async function waitForServer(server: ChildProcess, { host, port }: LaunchSettings): Promise<void> {
  const reachable =
    host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host.includes(':') ? `[${host}]` : host;
  const deadline = Date.now() + startMs;
  server.stdout?.on('data', () => {});
  while (Date.now() < deadline) {
    if (server.exitCode !== null || server.signalCode !== null) {
      throw new Failure('The server ended before it answered.', 'Its last lines above say why.');
    }
    const answer = await fetch(`http://${reachable}:${port}/api/health`).catch(() => undefined);
    if (answer?.ok) {
      // Until here it is Next's banner, which says what the launcher says in its own words.
      server.stdout?.removeAllListeners('data').pipe(process.stdout, { end: false });
      return;
    }
    await sleep(150);
  }
  throw new Failure(`The server has not answered for ${startMs / 1000} seconds.`, 'Its last lines above may say why.');
}

/** Asks the server to end, and ends it when it does not. */
export async function stopProductServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  server.kill('SIGTERM');
  const timer = setTimeout(() => server.kill('SIGKILL'), stopMs);
  await ended;
  clearTimeout(timer);
}
