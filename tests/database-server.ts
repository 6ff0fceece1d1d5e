import { createHash } from 'node:crypto';
import { rmSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { acquireDatabase } from '../scripts/database/embedded';

/** A PostgreSQL server on which tests create and drop databases. */
export interface TestServer {
  url: string;
  release: () => Promise<void>;
}

/** Linux keeps these files in memory. */
const memoryFolder = '/dev/shm';
const gigabyte = 2 ** 30;

/**
 * Where a server for tests keeps its files in memory, as each test file creates a database of its own, which is some
 * thousand files: on a disk they take a tenth of the integration stage. A single `npx jest` uses the server in `.data`, which
 * is there already. One V8 context for all test files of a worker gained as much, but tasks outlived their files.
 *
 * @returns undefined where there is no such folder, or too little memory
 */
function findMemoryFolder(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(memoryFolder);
    if (bavail * bsize < 4 * gigabyte || process.availableMemory() < 8 * gigabyte) return undefined;
  } catch {
    return undefined;
  }
  const project = createHash('sha256').update(process.cwd()).digest('hex').slice(0, 16);
  return path.join(memoryFolder, `recruitment-assistant-tests-${process.getuid?.()}-${project}`);
}

/**
 * The server of `TEST_DATABASE_URL`, or the project's embedded one; never that of `DATABASE_URL`, which may hold real data.
 *
 * @param inMemory an embedded server of its own, gone at the end, that keeps its files in memory if there is enough
 * @throws Failure when the embedded server cannot start, saying why
 */
export async function acquireTestServer({ inMemory = false } = {}): Promise<TestServer> {
  // `npm test` and Jest's global setup set TEST_SERVER_URL.
  const given = process.env.TEST_SERVER_URL ?? process.env.TEST_DATABASE_URL;
  if (given) return { url: given, release: () => Promise.resolve() };
  delete process.env.DATABASE_URL;
  const dataFolder = inMemory ? findMemoryFolder() : undefined;
  const database = await acquireDatabase({ name: 'tests', dataFolder });
  if (!dataFolder) return database;
  const release = async (): Promise<void> => {
    await database.release();
    if (database.hasExited()) rmSync(dataFolder, { recursive: true, force: true });
  };
  return { url: database.url, release };
}
