import pg from 'pg';
import { separateLimits } from '@/lib/db/pooler';

/** Runs `work` on a connection of its own, without the limits that an address may name: a pooler refuses them. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: separateLimits(url).address });
  // The server may stop while nobody asks it anything; a query then fails with the reason.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The rows that one statement returns, on a connection of its own. */
export async function query<Row extends pg.QueryResultRow>(
  url: string,
  sql: string,
  values?: unknown[],
): Promise<Row[]> {
  return withClient(url, async (client) => (await client.query<Row>(sql, values)).rows);
}
