import { acquireDatabase } from '../database/embedded';

/** A PostgreSQL server that tests may create and drop databases on. */
export interface TestServer {
  /** Address of a database on it, to create others from. */
  url: string;
  release: () => Promise<void>;
}

/**
 * The server of `TEST_DATABASE_URL` where that is set, else the project's embedded one. Never that of `DATABASE_URL`,
 * which may hold real data.
 *
 * @throws Failure when the embedded server cannot start, saying why
 */
export async function acquireTestServer(): Promise<TestServer> {
  // TEST_SERVER_URL: inside Jest, which has acquired it for the whole run.
  const given = process.env.TEST_SERVER_URL ?? process.env.TEST_DATABASE_URL;
  if (given) return { url: given, release: () => Promise.resolve() };
  delete process.env.DATABASE_URL;
  return acquireDatabase({ name: 'tests' });
}
