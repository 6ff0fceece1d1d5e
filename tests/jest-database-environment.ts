import { TestEnvironment } from 'jest-environment-node';
import { keepReaders, type KeptReaders } from './kept-readers';
import { createTestDatabase, databaseUrl, dropTestDatabase } from './test-databases';

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

  override async setup(): Promise<void> {
    await super.setup();
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
    await super.teardown();
  }
}
