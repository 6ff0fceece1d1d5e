import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '../scripts/database/cluster-state';
import { query } from '../lib/db/with-client';
import { installFromDebian } from './install-from-debian';

const places = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'];

/** Where PgBouncer is; null if it is not installed. */
export function findPgBouncer(): string | null {
  return places.find((place) => existsSync(place)) ?? null;
}

/** Like `findPgBouncer`, but as root, e.g. in continuous integration, installs Debian's if there is none. */
export async function ensurePgBouncer(): Promise<string | null> {
  const found = findPgBouncer();
  if (found || process.getuid?.() !== 0) return found;
  return (await installFromDebian('pgbouncer')) ? findPgBouncer() : null;
}

/** `session` is what PgBouncer does when it is told nothing. */
export type PoolMode = 'session' | 'transaction';

/** A PgBouncer with its default settings before a PostgreSQL server. */
export class PgBouncer {
  private constructor(
    private readonly child: ChildProcess,
    private readonly folder: string,
    private readonly port: number,
  ) {}

  /** @throws Error when it is not installed or does not respond */
  static async start(serverUrl: string, mode: PoolMode): Promise<PgBouncer> {
    const program = findPgBouncer();
    if (!program) throw new Error('PgBouncer is not installed: "apt-get install pgbouncer" as root.');
    const folder = mkdtempSync(path.join(tmpdir(), 'pgbouncer-'));
    const port = await findFreePort();
    writeSettings(folder, { serverUrl, mode, port });
    // It refuses to run as root.
    const asWhom = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
    const child = spawn(program, [...asWhom, path.join(folder, 'pgbouncer.ini')], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let log = '';
    child.stderr.on('data', (chunk: Buffer) => (log = (log + chunk.toString()).slice(-10_000)));
    const pooler = new PgBouncer(child, folder, port);
    for (let tries = 0; child.exitCode === null && tries < 100; tries += 1) {
      if (await query(pooler.address(serverUrl), 'SELECT 1').catch(() => undefined)) return pooler;
      await delay(100);
    }
    await pooler.stop();
    throw new Error(`PgBouncer does not respond:\n${log}`);
  }

  /** The address of a database through it. */
  address(databaseUrl: string): string {
    const url = new URL(databaseUrl);
    url.hostname = '127.0.0.1';
    url.port = String(this.port);
    return url.href;
  }

  async stop(): Promise<void> {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      const exited = once(this.child, 'exit');
      this.child.kill('SIGKILL');
      await exited;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function writeSettings(folder: string, options: { serverUrl: string; mode: PoolMode; port: number }): void {
  const { hostname, port, username, password } = new URL(options.serverUrl);
  const settings = [
    '[databases]',
    `* = host=${hostname} port=${port || 5432}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${options.port}`,
    'unix_socket_dir =',
    'auth_type = trust',
    `auth_file = ${folder}/users.txt`,
    ...(options.mode === 'transaction' ? ['pool_mode = transaction'] : []),
  ];
  writeFileSync(path.join(folder, 'pgbouncer.ini'), `${settings.join('\n')}\n`);
  const [user, secret] = [username, password].map(decodeURIComponent);
  writeFileSync(path.join(folder, 'users.txt'), `"${user}" "${secret}"\n`);
  chmodSync(folder, 0o755);
}
