import { database } from './client';
import { migrationsFolder, readMigrations } from './migrate';

/** Next may load a module twice. The files do not change while a process runs. */
const globalScope = globalThis as typeof globalThis & { __ownMigrations?: string[] };

/** The names of this version's migrations that the database does not have. @throws Error when it cannot be asked */
export async function findMissingMigrations(): Promise<string[]> {
  globalScope.__ownMigrations ??= readMigrations(migrationsFolder()).map(({ name }) => name);
  const rows = await database().$queryRaw<{ name: string }[]>`
    SELECT migration_name AS name FROM "_prisma_migrations" WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`;
  const applied = new Set(rows.map(({ name }) => name));
  return globalScope.__ownMigrations.filter((name) => !applied.has(name));
}
