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

/** A migrated database of its own, with one account per role, for tests that start servers on it themselves. */
export interface ProductDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** @param options `empty`: without the accounts; `folder`: of the build whose migrations are meant */
export async function createProductDatabase({
  empty = false,
  folder,
}: { empty?: boolean; folder?: string | undefined } = {}): Promise<ProductDatabase> {
  // Accounts and fixtures are made by the sources.
  await provideBundledPrograms();
  const host = await acquireTestServer();
  await dropAbandonedDatabases(host.url);
  const name = await createTestDatabase(host.url, await buildTemplate(host.url, folder));
  const url = databaseUrl(host.url, name);
  const drop = async (): Promise<void> => {
    await dropTestDatabase(host.url, name);
    await host.release();
  };
  try {
    if (!empty) await createAccounts(url);
    return { url, drop };
  } catch (error) {
    await drop();
    throw error;
  }
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
  const { url, drop } = await createProductDatabase({ empty, folder: options.folder });
  try {
    const server = await BuiltServer.start({ ...options, databaseUrl: through(url) });
    const stop = async (): Promise<void> => {
      await server.stop();
      await drop();
    };
    return { server, databaseUrl: url, stop };
  } catch (error) {
    await drop();
    throw error;
  }
}
