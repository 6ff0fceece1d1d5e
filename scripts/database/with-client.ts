import pg from 'pg';

/** Runs `work` on a connection of its own. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
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
