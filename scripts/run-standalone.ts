import { Failure } from '../lib/failure';
import { loadEnvFiles } from './start/load-env-files';
import { reportFailure } from './start/stages';
import type { WithDatabase } from './users/create-user-command';

/** Runs a command of the standalone folder, which holds it, and reports its failure. */
export async function runStandalone(command: (withDatabase: WithDatabase) => Promise<void>): Promise<void> {
  try {
    // The program that hashes passwords and the migrations are found from here.
    process.chdir(import.meta.dirname);
    loadEnvFiles(process.cwd());
    await command(withOwnDatabase);
  } catch (error) {
    reportFailure(error);
    process.exitCode = 1;
  }
}

async function withOwnDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Failure('DATABASE_URL is not set.', 'Set it to the address that the server has.');
  const { disconnectDatabase } = await import('@/lib/db/client');
  try {
    await work(url);
  } finally {
    await disconnectDatabase();
  }
}
