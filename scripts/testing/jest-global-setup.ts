import { acquireTestServer, type TestServer } from './database-server';
import { buildTemplate, dropAbandonedDatabases } from './test-databases';

/** Jest keeps setup and teardown apart; the server passes between them here. */
export const globalScope = globalThis as typeof globalThis & { __testServer?: TestServer };

/** Before the first integration test: a server, and the template that each test file's database is copied from. */
export default async function setup(): Promise<void> {
  const server = await acquireTestServer();
  globalScope.__testServer = server;
  await dropAbandonedDatabases(server.url);
  process.env.TEST_SERVER_URL = server.url;
  process.env.TEST_TEMPLATE = await buildTemplate(server.url);
}
