import { PrismaPg } from '@prisma/adapter-pg';
import { env } from '@/lib/env';
import { connectionSettings, defaultLimits } from './connection-settings';
import { PrismaClient } from './generated/client';
import type { Prisma } from './generated/client';

/** The database, or an open transaction on it. */
export type Db = PrismaClient | Prisma.TransactionClient;

/** By address. Next may load a module twice; there must be one pool. */
const globalScope = globalThis as typeof globalThis & { __prisma?: Map<string, PrismaClient> };

/**
 * The Prisma client of this process, connected on demand.
 *
 * @throws Error when `DATABASE_URL` is not set
 */
export function database(): PrismaClient {
  const connectionString = env().DATABASE_URL;
  if (!connectionString) {
    throw new Error(
      'DATABASE_URL is not set. Set it to a PostgreSQL address, or use `npm start`, which brings its own.',
    );
  }
  const clients = (globalScope.__prisma ??= new Map<string, PrismaClient>());
  const open = clients.get(connectionString);
  if (open) return open;
  const client = createDatabaseClient(connectionString);
  clients.set(connectionString, client);
  return client;
}

/** A client with its own pool; the product uses one, `database()`. */
export function createDatabaseClient(connectionString: string, limits = defaultLimits): PrismaClient {
  return new PrismaClient({
    adapter: new PrismaPg(connectionSettings(connectionString, 10, limits)),
    // Other formats quote the data being written, and errors end up in logs.
    errorFormat: 'minimal',
  });
}

/** Closes the pool, so that a script can end. */
export async function disconnectDatabase(): Promise<void> {
  const clients = [...(globalScope.__prisma?.values() ?? [])];
  await Promise.all(clients.map((client) => client.$disconnect()));
  delete globalScope.__prisma;
}
