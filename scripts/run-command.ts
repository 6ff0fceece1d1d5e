import { bundlePrograms } from './build/bundle-programs';
import { writeLists } from './build/write-lists';
import { acquireDatabase } from './database/embedded';
import { loadEnvFiles } from './start/load-env-files';
import { reportFailure } from './start/stages';

/** Runs a command of package.json with the settings of the .env files, and reports its failure. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    loadEnvFiles(process.cwd());
    await work();
  } catch (error) {
    reportFailure(error);
    process.exitCode = 1;
  }
}

/**
 * Runs use cases on the database of DATABASE_URL, or on the embedded one. `work` imports them dynamically: the product reads
 * its settings when it is loaded.
 */
export async function withDatabase(work: (url: string) => Promise<void>): Promise<void> {
  writeLists(process.cwd());
  await bundlePrograms(process.cwd());
  const acquired = await acquireDatabase();
  const { setDatabaseUrl } = await import('@/lib/env');
  setDatabaseUrl(acquired.url);
  const { disconnectDatabase } = await import('@/lib/db/client');
  try {
    await work(acquired.url);
  } finally {
    await disconnectDatabase();
    await acquired.release();
  }
}
