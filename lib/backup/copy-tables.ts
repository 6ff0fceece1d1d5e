import type { Readable, Writable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { escapeIdentifier, type Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { Failure } from '@/lib/failure';

/** COPY writes and reads values the same way, and rows in the same order, whatever the server's settings are. */
const sameForms = `SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0;
  SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL datestyle = 'ISO, YMD'; SET LOCAL intervalstyle = 'postgres';
  SET LOCAL timezone = 'UTC'; SET LOCAL extra_float_digits = 1; SET LOCAL bytea_output = 'hex';
  SET LOCAL synchronize_seqscans = off`;

/** The history is written by the migrations, and a lease belongs to a process that is gone. */
const notCopied = ['_prisma_migrations', 'lease'];

export interface Table {
  name: string;
  columns: string[];
}

/**
 * Runs `work` in a transaction that sees one state of the database. The tables are locked against migrations before that state
 * is chosen: one that a migration writes anew would look empty. After a failure the connection is of no use.
 *
 * @param work gets the tables
 * @throws Failure when a migration has changed the tables meanwhile; whatever `work` throws
 */
export async function inSnapshot<T>(client: Client, work: (tables: Table[]) => Promise<T>): Promise<T> {
  const tables = await listTables(client);
  await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${sameForms}`);
  if (tables.length > 0) {
    await client.query(
      `LOCK TABLE ${tables.map(({ name }) => escapeIdentifier(name)).join(', ')} IN ACCESS SHARE MODE`,
    );
  }
  if (!isDeepStrictEqual(await listTables(client), tables)) {
    throw new Failure('A migration changed the tables meanwhile.', 'Run the command again.');
  }
  const result = await work(tables);
  // Not after a failure: a COPY whose reader is gone never ends.
  await client.query('ROLLBACK');
  return result;
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
  // The information schema hides what the role may not read; COPY then says so.
  const { rows } = await client.query<Table>(
    `SELECT c.relname::text AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
       FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
      WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r' AND c.relname <> ALL($1)
        AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
      GROUP BY c.relname ORDER BY c.relname COLLATE "C"`,
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
