import { provideBundledPrograms } from './bundled-programs';
import { acquireTestServer, type TestServer } from './database-server';
import { buildTemplate, dropAbandonedDatabases } from './test-databases';

/** Passes the server from setup to teardown. */
export const globalScope = globalThis as typeof globalThis & { __testServer?: TestServer };

/** Provides the server and the template that each test file's database is copied from. */
export default async function setup(): Promise<void> {
  await provideBundledPrograms();
  const server = await acquireTestServer();
  globalScope.__testServer = server;
  await dropAbandonedDatabases(server.url);
  process.env.TEST_SERVER_URL = server.url;
  process.env.TEST_TEMPLATE = await buildTemplate(server.url);
}
