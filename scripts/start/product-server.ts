import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '../../lib/failure';
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
/** Beyond the server's own time limit. */
const extraStopMs = 8_000;

/** Starts the server process; `waitForServer` waits until it responds. */
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
      // Shells set HOSTNAME to the machine's name.
      HOSTNAME: settings.host,
      PORT: String(settings.port),
      SHUTDOWN_TIMEOUT_SECONDS: String(settings.shutdownSeconds),
      LOG_LEVEL: process.env.LOG_LEVEL ?? (settings.demo && !development ? 'warn' : 'info'),
      NEXT_TELEMETRY_DISABLED: '1',
    },
  });
  server.stderr?.pipe(process.stderr, { end: false });
  return server;
}

/**
 * Waits until the server responds, with its database migrated.
 *
 * @throws Failure when it exits or does not respond.
 */
export async function waitForServer(server: ChildProcess, { host, port }: LaunchSettings): Promise<void> {
  const reachable =
    host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host.includes(':') ? `[${host}]` : host;
  const deadline = Date.now() + startMs;
  server.stdout?.on('data', () => {});
  while (Date.now() < deadline) {
    if (server.exitCode !== null || server.signalCode !== null) {
      throw new Failure('The server exited before it responded.', 'See its output above.');
    }
    const response = await fetch(`http://${reachable}:${port}/api/health`).catch(() => undefined);
    if (response?.ok) {
      // The output until here is Next's banner.
      server.stdout?.removeAllListeners('data').pipe(process.stdout, { end: false });
      return;
    }
    await sleep(150);
  }
  throw new Failure(`The server has not responded for ${startMs / 1000} seconds.`, 'See its output above.');
}

/** Stops the server, by SIGKILL if SIGTERM does not within its time limit. A second SIGTERM meanwhile ends it at once. */
export async function stopProductServer(server: ChildProcess, { shutdownSeconds }: LaunchSettings): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  server.kill('SIGTERM');
  const timer = setTimeout(() => server.kill('SIGKILL'), shutdownSeconds * 1000 + extraStopMs);
  await exited;
  clearTimeout(timer);
}
