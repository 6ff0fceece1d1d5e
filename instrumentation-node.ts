import { setTimeout as sleep } from 'node:timers/promises';
import { startDurableFunctions, stopDurableFunctions } from '@/inngest/start';
import { applyMigrations, MigrationError } from '@/lib/db/migrate';
import { env } from '@/lib/env';
import { logger } from '@/lib/logger';

const databasePatienceMs = 30_000;

/** PostgreSQL that is still starting, or not yet in the network, as when both start together in containers. */
const startingCodes = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ECONNRESET', '57P03']);

/** Readies this process to serve: settings, database, durable functions. A server that cannot serve ends at once. */
export async function prepareServer(): Promise<void> {
  try {
    checkSettings();
    // On Vercel an instance starts with every burst of requests; there the migrations are applied when it is deployed.
    if (!env().VERCEL) await migrateDatabase(env().DATABASE_URL ?? '');
    await startDurableFunctions();
    stopWithProcess();
  } catch (error) {
    if (env().VERCEL) throw error;
    console.error(`\n✗ ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

/**
 * Next closes its own connections and ends the process; meanwhile the functions take no new work. A step that is cut
 * off runs again at the next start.
 */
function stopWithProcess(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stopDurableFunctions(5_000));
}

function checkSettings(): void {
  const settings = env();
  if (!settings.DATABASE_URL) {
    throw new Error(
      'DATABASE_URL is not set. Set it to a PostgreSQL address (postgresql://user:password@host:5432/database), or use ' +
        '"npm start", which brings its own.',
    );
  }
  if (!settings.NEXTAUTH_SECRET) {
    throw new Error('NEXTAUTH_SECRET is not set. Make one with "openssl rand -base64 32" and keep it.');
  }
}

async function migrateDatabase(url: string): Promise<void> {
  const deadline = Date.now() + databasePatienceMs;
  for (;;) {
    try {
      const applied = await applyMigrations(url);
      if (applied.length > 0) logger.info({ applied }, 'database.migrated');
      return;
    } catch (error) {
      if (error instanceof MigrationError) throw error;
      const code = codeOf(error);
      if (!startingCodes.has(code) || Date.now() > deadline) {
        throw new Error(`The database of DATABASE_URL cannot be used: ${code || errorWords(error)}.`, { cause: error });
      }
      await sleep(500);
    }
  }
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

function errorWords(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
