import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../database/cluster-state';

export interface ServerOptions {
  databaseUrl: string;
  /** A free one when left out. */
  port?: number;
  /** Holds `server.js`; the project's own build when left out. */
  folder?: string;
  env?: Record<string, string>;
}

const startMs = 60_000;
const stopMs = 10_000;
/** What of the server's own output is kept to explain a failure. */
const keptCharacters = 20_000;

/** The built product, running as a child process that a test may kill and start again on the same port. */
export class BuiltServer {
  private child: ChildProcess | undefined;
  private said = '';

  private constructor(
    private readonly options: Required<ServerOptions>,
    readonly url: string,
  ) {}

  /**
   * Starts the built product and waits until it answers.
   *
   * @throws Error with the server's last words when it ends or stays silent
   */
  static async start(options: ServerOptions): Promise<BuiltServer> {
    const port = options.port ?? (await findFreePort());
    const folder = options.folder ?? path.resolve('.next/standalone');
    if (!existsSync(path.join(folder, 'server.js'))) {
      throw new Error(`${folder} holds no server.js. Build the product first: npm run build`);
    }
    const server = new BuiltServer({ env: {}, ...options, port, folder }, `http://127.0.0.1:${port}`);
    await server.start();
    return server;
  }

  /** The process id, to look at; undefined while it does not run. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** The last lines that the server wrote. */
  get output(): string {
    return this.said;
  }

  /** Starts the server again after `stop` or `kill`, on the same port and database. */
  async start(): Promise<void> {
    const { databaseUrl, port, folder, env } = this.options;
    const child = spawn(process.execPath, ['server.js'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NODE_ENV: 'production',
        DATABASE_URL: databaseUrl,
        NEXTAUTH_URL: this.url,
        NEXTAUTH_SECRET: 'a-secret-for-tests-only-0123456789',
        HOSTNAME: '127.0.0.1',
        PORT: String(port),
        CHECK_ANSWERS: '1',
        STYLEGUIDE: '1',
        ATS_PROCESS_URL: 'https://ats.example/recruitments/{id}',
        LOG_LEVEL: 'warn',
        // Tests say themselves which address they come from.
        TRUSTED_PROXIES: '1',
        NEXT_TELEMETRY_DISABLED: '1',
        ...env,
      },
    });
    this.child = child;
    child.stdout.on('data', (chunk: Buffer) => this.keep(chunk));
    child.stderr.on('data', (chunk: Buffer) => this.keep(chunk));
    await this.waitUntilHealthy(child);
  }

  /** Asks the server to end, as a Node host does, and waits for it. */
  async stop(): Promise<void> {
    await this.end('SIGTERM');
  }

  /** kill -9: nothing is finished, closed or said. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  private keep(chunk: Buffer): void {
    this.said = (this.said + chunk.toString()).slice(-keptCharacters);
  }

  private async waitUntilHealthy(child: ChildProcess): Promise<void> {
    const deadline = Date.now() + startMs;
    while (Date.now() < deadline) {
      if (child.exitCode !== null || child.signalCode !== null) {
        throw new Error(`The server ended before it answered:\n${this.said}`);
      }
      const answer = await fetch(`${this.url}/api/health`).catch(() => undefined);
      if (answer?.ok) return;
      await sleep(100);
    }
    await this.kill();
    throw new Error(`The server has not answered for ${startMs / 1000} s:\n${this.said}`);
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.child;
    this.child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill(signal);
    const timer = setTimeout(() => child.kill('SIGKILL'), stopMs);
    await ended;
    clearTimeout(timer);
  }
}
