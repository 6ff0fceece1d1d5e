import pg from 'pg';

const nameOf = (url: string) => new URL(url).pathname.slice(1);

async function setReadOnly(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('SET SESSION CHARACTERISTICS AS TRANSACTION READ WRITE');
  await client.query(
    `ALTER DATABASE "${nameOf(url)}" ${sql} default_transaction_read_only${sql === 'SET' ? ' = on' : ''}`,
  );
  // As in a failover: who is connected loses the connection.
  await client.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  await client.end();
}

/** Makes a database read-only, as after a failover to a standby; reading goes on. */
export function makeReadOnly(url: string): Promise<void> {
  return setReadOnly(url, 'SET');
}

/** Lets it be written again. */
export function makeWritable(url: string): Promise<void> {
  return setReadOnly(url, 'RESET');
}
