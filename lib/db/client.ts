import { PrismaPg } from '@prisma/adapter-pg';
import { env } from '@/lib/env';
import { connectionSettings, defaultLimits } from './connection-settings';
import { PrismaClient, type Prisma } from './generated/client';
import { traceDatabase } from './trace-database';

/** The database, or an open transaction on it. */
export type Db = PrismaClient | Prisma.TransactionClient;

/** Next may load a module twice; there must be one pool. */
const globalScope = globalThis as typeof globalThis & { __prisma?: PrismaClient };

/**
 * The Prisma client of this process, connected on demand.
 *
 * @throws Error when `DATABASE_URL` is not set
 */
export function database(): PrismaClient {
  if (!globalScope.__prisma) {
    const connectionString = env().DATABASE_URL;
    if (!connectionString) {
      throw new Error(
        'DATABASE_URL is not set. Set it to a PostgreSQL address, or use `npm start`, which brings its own.',
      );
    }
    globalScope.__prisma = createDatabaseClient(connectionString);
  }
  return globalScope.__prisma;
}

/** A client with its own pool; the product uses one, `database()`. */
export function createDatabaseClient(connectionString: string, limits = defaultLimits): PrismaClient {
  return new PrismaClient({
    adapter: {
      provider: 'postgres',
      adapterName: '@prisma/adapter-pg',
      connect: async () =>
        traceDatabase(await new PrismaPg(await connectionSettings(connectionString, 10, limits)).connect()),
    },
    // Other formats quote the data being written, and errors end up in logs.
    errorFormat: 'minimal',
  });
}

/** Closes the pool, so that a script can end. */
export async function disconnectDatabase(): Promise<void> {
  await globalScope.__prisma?.$disconnect();
  delete globalScope.__prisma;
}
