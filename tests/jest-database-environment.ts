import { TestEnvironment } from 'jest-environment-node';
import { keepReaders, type KeptReaders } from './kept-readers';
import { createTestDatabase, databaseUrl, dropTestDatabase } from './test-databases';

/** Shorter timers soon end by themselves. */
const longMs = 30_000;

/** What lib/db/client.ts and lib/reader/reader-pool.ts keep on `globalThis`. */
interface Kept {
  __prisma?: { $disconnect: () => Promise<void> };
  cvReaderPools?: object;
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: jest-global-setup.ts did not run`);
  return value;
}

/** Gives each test file a migrated database as `DATABASE_URL`, and drops it afterwards. Readers go on from one file to the next. */
export default class DatabaseEnvironment extends TestEnvironment {
  private database: string | undefined;
  private readonly timers = new Set<NodeJS.Timeout>();

  override async setup(): Promise<void> {
    await super.setup();
    this.followTimers();
    (this.global as KeptReaders).keptReaders = (globalThis as KeptReaders).keptReaders ??= [];
    const serverUrl = required('TEST_SERVER_URL');
    this.database = await createTestDatabase(serverUrl, required('TEST_TEMPLATE'));
    const env = this.global.process.env;
    env.DATABASE_URL = databaseUrl(serverUrl, this.database);
    env.NEXTAUTH_URL ??= 'http://127.0.0.1:3000';
    env.NEXTAUTH_SECRET ??= 'a-secret-for-tests-only-0123456789';
    env.LOG_LEVEL ??= 'silent';
  }

  override async teardown(): Promise<void> {
    const { __prisma, cvReaderPools } = this.global as Kept;
    await keepReaders(cvReaderPools, globalThis as KeptReaders);
    await __prisma?.$disconnect();
    if (this.database) await dropTestDatabase(required('TEST_SERVER_URL'), this.database);
    this.letGo();
    await super.teardown();
  }

  /** Remembers timers that would outlive the file. */
  private followTimers(): void {
    const start = this.global.setTimeout;
    const follow = (...given: Parameters<typeof start>): NodeJS.Timeout => {
      const timer = start(...given);
      if (Number(given[1]) > longMs) this.timers.add(timer);
      return timer;
    };
    // With what `promisify` takes.
    this.global.setTimeout = Object.assign(follow, start);
  }

  /** Timers of minutes and the timings of fetches would hold all that the file has loaded, 60 MB. */
  private letGo(): void {
    for (const timer of this.timers) clearTimeout(timer);
    performance.clearResourceTimings();
  }
}
