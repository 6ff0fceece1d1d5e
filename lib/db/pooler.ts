import pg from 'pg';
import type { DatabaseLimits } from './limit-transactions';

const limitNames = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'] as const;
/** A value that nobody would choose: PostgreSQL shows it only if the parameter arrived. */
const sample = 12_347;
/** SQLSTATEs with which poolers refuse a parameter of the start: protocol violation, feature not supported. */
const refusals = new Set(['08P01', '0A000']);

/** Answers by address, so that each is asked only once. */
const answers = new Map<string, Promise<boolean>>();

/**
 * Whether something such as PgBouncer stands between this process and PostgreSQL and hands out its connections: it
 * refuses or drops the parameters of a connection's start. What a session sets, a lock or `LISTEN`, may then affect
 * somebody else.
 *
 * @throws Error when the database cannot be reached; the next call asks again
 */
export function isBehindPooler(connectionString: string, connectMs: number): Promise<boolean> {
  const known = answers.get(connectionString);
  if (known) return known;
  const asked = dropsParameters(separateLimits(connectionString).address, connectMs);
  answers.set(connectionString, asked);
  asked.catch(() => answers.delete(connectionString));
  return asked;
}

/** Separates an address into itself without the limits it contains, and these limits. */
export function separateLimits(connectionString: string): { address: string; chosen: Partial<DatabaseLimits> } {
  // pg reads an address that is no URL, such as a socket's, which has no such limits.
  if (!URL.canParse(connectionString)) return { address: connectionString, chosen: {} };
  const url = new URL(connectionString);
  const chosen: Partial<DatabaseLimits> = {};
  for (const name of limitNames) {
    const value = url.searchParams.get(name);
    if (value === null) continue;
    if (/^\d+$/.test(value)) chosen[name] = Number(value);
    url.searchParams.delete(name);
  }
  return { address: url.href, chosen };
}

async function dropsParameters(connectionString: string, connectMs: number): Promise<boolean> {
  const client = new pg.Client({
    connectionString,
    application_name: 'pooler-check',
    connectionTimeoutMillis: connectMs,
    query_timeout: connectMs,
    lock_timeout: sample,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ value: string }>(`SELECT current_setting('lock_timeout') AS value`);
    return rows[0]?.value !== `${sample}ms`;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (refusals.has(code) && String(error).includes('parameter')) return true;
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
}
