import { createAccounts } from './accounts';
import { provideBundledPrograms } from './bundled-programs';
import { acquireTestServer } from './database-server';
import { BuiltServer, type ServerOptions } from './server';
import {
  buildTemplate,
  createTestDatabase,
  databaseUrl,
  dropAbandonedDatabases,
  dropTestDatabase,
} from './test-databases';

/** The built product on a database of its own, with one account per role. */
export interface RunningProduct {
  server: BuiltServer;
  databaseUrl: string;
  /** Stops the server and drops the database. */
  stop: () => Promise<void>;
}

/**
 * Starts the built product for tests.
 *
 * @param options `empty`: without the accounts; `through`: the database's address for the product, as through a pooler
 * @throws Error when it is not built or does not respond
 */
export async function startProduct({
  empty = false,
  through = (url) => url,
  ...options
}: Omit<ServerOptions, 'databaseUrl'> & {
  empty?: boolean;
  through?: (url: string) => string;
} = {}): Promise<RunningProduct> {
  // Accounts and fixtures are made by the sources.
  await provideBundledPrograms();
  const database = await acquireTestServer();
  await dropAbandonedDatabases(database.url);
  const name = await createTestDatabase(database.url, await buildTemplate(database.url, options.folder));
  const url = databaseUrl(database.url, name);
  const dispose = async (): Promise<void> => {
    await dropTestDatabase(database.url, name);
    await database.release();
  };
  try {
    if (!empty) await createAccounts(url);
    const server = await BuiltServer.start({ ...options, databaseUrl: through(url) });
    const stop = async (): Promise<void> => {
      await server.stop();
      await dispose();
    };
    return { server, databaseUrl: url, stop };
  } catch (error) {
    await dispose();
    throw error;
  }
}
