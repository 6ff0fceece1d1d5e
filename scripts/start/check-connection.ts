import pg from 'pg';
import { explainConnectionError } from '@/lib/db/explain-connection-error';
import { Failure } from '../../lib/failure';

/** Connects once, before the long build. @throws Failure saying why the database cannot be used */
export async function checkConnection(url: string): Promise<void> {
  try {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
    await client.connect();
    await client.end();
  } catch (error) {
    throw new Failure(
      explainConnectionError(error),
      'Correct DATABASE_URL and start again, or unset it to try the product with a database of its own.',
    );
  }
}
