import pg from 'pg';

/** The URL of the server's maintenance database, for creating and dropping databases. */
export function maintenanceUrl(url) {
  const address = new URL(url);
  address.pathname = '/postgres';
  return address.href;
}

/** Runs one statement on a connection of its own. */
export async function runStatement(url, sql) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** A name as an SQL identifier. */
export function quote(name) {
  return `"${name.replaceAll('"', '""')}"`;
}
