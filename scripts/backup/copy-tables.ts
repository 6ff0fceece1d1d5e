import type { Readable, Writable } from 'node:stream';
import { escapeIdentifier, type Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

/** COPY writes and reads values the same way whatever the server's settings are. */
const sameForms = `SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0;
  SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL datestyle = 'ISO, YMD'; SET LOCAL intervalstyle = 'postgres';
  SET LOCAL timezone = 'UTC'; SET LOCAL extra_float_digits = 1; SET LOCAL bytea_output = 'hex'`;

/** The history is written by the migrations, and a lease belongs to a process that is gone. */
const notCopied = ['_prisma_migrations', 'lease'];

export interface Table {
  name: string;
  columns: string[];
}

/** Runs `work` in a transaction that sees one state of the database. */
export async function inSnapshot<T>(client: Client, work: () => Promise<T>): Promise<T> {
  await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${sameForms}`);
  try {
    return await work();
  } finally {
    await client.query('ROLLBACK');
  }
}

/** Runs `work` in a transaction: all of it is stored, or nothing. */
export async function inTransaction<T>(client: Client, work: () => Promise<T>): Promise<T> {
  await client.query(`BEGIN; ${sameForms}`);
  try {
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

/** The tables of the product with the columns that hold data, in the order of their names. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `SELECT c.table_name AS name, array_agg(c.column_name::text ORDER BY c.ordinal_position) AS columns
       FROM information_schema.columns c
       JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE c.table_schema = current_schema() AND t.table_type = 'BASE TABLE'
        AND c.is_generated = 'NEVER' AND c.table_name <> ALL($1)
      GROUP BY c.table_name ORDER BY c.table_name COLLATE "C"`,
    [notCopied],
  );
  return rows;
}

function target({ name, columns }: Table): string {
  return `${escapeIdentifier(name)} (${columns.map(escapeIdentifier).join(', ')})`;
}

/** A table's rows in COPY's text form; `rowCount` is known at the stream's end. */
export function readTable(client: Client, table: Table): Readable & { rowCount: number } {
  return client.query(copyTo(`COPY ${target(table)} TO STDOUT`));
}

/** Takes a table's rows in COPY's text form; `rowCount` is known at the stream's end. */
export function fillTable(client: Client, table: Table): Writable & { rowCount: number } {
  return client.query(copyFrom(`COPY ${target(table)} FROM STDIN`));
}

/** Where the sequences stand. */
export async function listSequences(client: Client): Promise<{ name: string; value: string; isCalled: boolean }[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT sequencename::text AS name FROM pg_sequences WHERE schemaname = current_schema() ORDER BY 1`,
  );
  const found = [];
  for (const { name } of rows) {
    const state = await client.query<{ value: string; isCalled: boolean }>(
      `SELECT last_value::text AS value, is_called AS "isCalled" FROM ${escapeIdentifier(name)}`,
    );
    found.push(...state.rows.map((row) => ({ name, ...row })));
  }
  return found;
}
