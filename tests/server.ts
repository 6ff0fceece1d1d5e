import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../scripts/database/cluster-state';

export interface ServerOptions {
  databaseUrl: string;
  /** A free one by default. */
  port?: number;
  /** The folder of `server.js`; the project's build by default. */
  folder?: string;
  env?: Record<string, string>;
  /** Who it runs as, where the test may choose; whoever runs the test by default. */
  userId?: number;
  /** What it writes, also while it starts. */
  onOutput?: (text: string) => void;
}

const startMs = 60_000;
const stopMs = 10_000;
/** How much of the server's output is kept for error messages. */
const maxOutput = 20_000;

/** The built product as a child process, which a test may kill and restart on the same port. */
export class BuiltServer {
  private child: ChildProcess | undefined;
  private log = '';

  private constructor(
    private readonly options: Required<Omit<ServerOptions, 'userId'>> & Pick<ServerOptions, 'userId'>,
    readonly url: string,
  ) {}

  /**
   * Starts the built product and waits until it responds.
   *
   * @throws Error with the server's last output when it exits or does not respond
   */
  static async start(options: ServerOptions): Promise<BuiltServer> {
    const port = options.port ?? (await findFreePort());
    const folder = options.folder ?? path.resolve('.next/standalone');
    if (!existsSync(path.join(folder, 'server.js'))) {
      throw new Error(`${folder} has no server.js. Build the product first: npm run build`);
    }
    const server = new BuiltServer(
      { env: {}, onOutput: () => undefined, ...options, port, folder },
      `http://127.0.0.1:${port}`,
    );
    await server.start();
    return server;
  }

  /** Undefined while it is not running. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** The server's last output. */
  get output(): string {
    return this.log;
  }

  /** Complete lines of the last output that report an error; not those from before its database was reached. */
  get loggedErrors(): string[] {
    const lines = this.log.split('\n').filter((line) => /"level":[56]0|⨯|Error:|[Uu]ncaught/.test(line));
    return lines.filter((line) => !line.includes('health.database-unreachable'));
  }

  /** Starts the server again after `stop` or `kill`, on the same port and database. */
  async start(): Promise<void> {
    const { databaseUrl, port, folder, env, userId } = this.options;
    const child = spawn(process.execPath, ['server.js'], {
      cwd: folder,
      ...(userId === undefined ? {} : { uid: userId, gid: userId }),
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
        // What runs beside the tests is none of theirs.
        MODEL_LOCAL_SEARCH: 'false',
        ATS_PROCESS_URL: 'https://ats.example/recruitments/{id}',
        LOG_LEVEL: 'warn',
        // Tests set their own X-Forwarded-For.
        TRUSTED_PROXIES: '1',
        SHUTDOWN_TIMEOUT_SECONDS: '5',
        // All tests come from one address.
        VISITOR_REQUESTS_PER_MINUTE: '0',
        NEXT_TELEMETRY_DISABLED: '1',
        // A third less processor time for a start: the tests start the same build some forty times.
        NODE_COMPILE_CACHE: path.resolve('.data/compile-cache'),
        ...env,
      },
    });
    this.child = child;
    child.stdout.on('data', (chunk: Buffer) => this.append(chunk));
    child.stderr.on('data', (chunk: Buffer) => this.append(chunk));
    await this.waitUntilHealthy(child);
  }

  /** @returns the exit code; null when it had to be killed, or did not run */
  stop(): Promise<number | null> {
    return this.end('SIGTERM');
  }

  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  private append(chunk: Buffer): void {
    this.log = (this.log + chunk.toString()).slice(-maxOutput);
    this.options.onOutput(chunk.toString());
  }

  private async waitUntilHealthy(child: ChildProcess): Promise<void> {
    const deadline = Date.now() + startMs;
    while (Date.now() < deadline) {
      if (child.exitCode !== null || child.signalCode !== null) {
        throw new Error(`The server exited before it responded:\n${this.log}`);
      }
      const response = await fetch(`${this.url}/api/health`).catch(() => undefined);
      if (response?.ok) return;
      await sleep(100);
    }
    await this.kill();
    throw new Error(`The server has not responded for ${startMs / 1000} s:\n${this.log}`);
  }

  private async end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.child;
    this.child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill(signal);
    const timer = setTimeout(() => child.kill('SIGKILL'), stopMs);
    await ended;
    clearTimeout(timer);
    return child.exitCode;
  }
}
