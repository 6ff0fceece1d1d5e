import { acquireDatabase } from '../scripts/database/embedded';

/** A PostgreSQL server on which tests create and drop databases. */
export interface TestServer {
  url: string;
  release: () => Promise<void>;
}

/**
 * The server of `TEST_DATABASE_URL`, or the project's embedded one; never that of `DATABASE_URL`, which may hold real data.
 *
 * @throws Failure when the embedded server cannot start, saying why
 */
export async function acquireTestServer(): Promise<TestServer> {
  // Jest's global setup sets TEST_SERVER_URL.
  const given = process.env.TEST_SERVER_URL ?? process.env.TEST_DATABASE_URL;
  if (given) return { url: given, release: () => Promise.resolve() };
  delete process.env.DATABASE_URL;
  return acquireDatabase({ name: 'tests' });
}
