import pg from 'pg';
import { logger } from '@/lib/logger';
import { connectionSettings, defaultLimits } from './connection-settings';
import { MigrationError } from './apply-migration';
import { isBehindPooler } from './pooler';

/** What one instance may open at once: 10 of the pages, 5 + 5 + 2 of the embedded runner, 2 probes, 1 of the start. */
export const connectionsNeeded = 25;
/** With fewer free connections, work that has begun waits for connections that never come. */
const connectionsToStart = 12;
const oldestVersion = 150_000;
const extensions = ['citext', 'pg_trgm'];
const largestClockDifferenceMs = 30_000;
/** SQLSTATE `too_many_connections`. */
const noConnectionLeft = '53300';

interface ServerFacts {
  encoding: string;
  version: number;
  versionText: string;
  /** Of `extensions`, those that can neither be used nor created. */
  missing: string[];
  now: Date;
  /** Connections that the role, the database and the server still allow, and what they allow in all. */
  free: number;
  allowed: number;
}

/**
 * A limit of -1 means none. Connections of other roles count too: PostgreSQL hides what they do, but not that they
 * exist.
 */
const factsSql = `
  WITH used AS (
    SELECT count(*)::int AS server, count(*) FILTER (WHERE datname = current_database())::int AS database,
      count(*) FILTER (WHERE usename = current_user)::int AS role
    FROM pg_stat_activity WHERE (backend_type = 'client backend' OR backend_type IS NULL AND datid IS NOT NULL) AND pid <> pg_backend_pid()),
  limits AS (
    SELECT current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int AS server,
      (SELECT nullif(datconnlimit, -1) FROM pg_database WHERE datname = current_database()) AS database,
      (SELECT nullif(rolconnlimit, -1) FROM pg_roles WHERE rolname = current_user AND NOT rolsuper) AS role)
  SELECT current_setting('server_encoding') AS encoding, current_setting('server_version_num')::int AS version,
    current_setting('server_version') AS "versionText", clock_timestamp() AS now,
    ARRAY(SELECT name FROM unnest($1::text[]) name
      WHERE name NOT IN (SELECT extname FROM pg_extension)
        AND name NOT IN (SELECT a.name FROM pg_available_extensions a)) AS missing,
    least(limits.server - used.server, limits.database - used.database, limits.role - used.role) AS free,
    least(limits.server, limits.database, limits.role) AS allowed
  FROM used, limits`;

/** Why the product cannot use this server at all; null: it can use it. */
function refusalOf({ encoding, version, versionText, missing, allowed }: ServerFacts): string | null {
  if (encoding !== 'UTF8') {
    return (
      `The database has the encoding ${encoding}, which cannot hold every name. Create one with UTF8: ` +
      `CREATE DATABASE recruiting ENCODING 'UTF8' TEMPLATE template0.`
    );
  }
  if (allowed < connectionsToStart)
    return `The database allows ${allowed} connections; the start needs ${connectionsToStart}.`;
  if (version < oldestVersion) return `The server is PostgreSQL ${versionText}; the product needs 15 or newer.`;
  if (missing.length === 0) return null;
  return (
    `The server has no extension ${missing.join(' and ')}. They come with PostgreSQL's contrib modules ` +
    '(package postgresql-contrib); install them on the server.'
  );
}

async function readFacts(connectionString: string): Promise<ServerFacts> {
  const client = new pg.Client({ ...(await connectionSettings(connectionString, 1)), application_name: 'start' });
  // A query fails with the reason when the connection is lost.
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<ServerFacts>(factsSql, [extensions]);
    const [facts] = rows;
    if (!facts) throw new Error('The server says nothing about itself.');
    return facts;
  } finally {
    await client.end();
  }
}

function warn({ now, allowed }: ServerFacts): void {
  const differenceMs = Math.round(now.getTime() - Date.now());
  if (Math.abs(differenceMs) > largestClockDifferenceMs)
    logger.warn({ differenceMs }, 'the clocks of the database and of this machine differ; set both by NTP');
  if (allowed < connectionsNeeded) {
    const text = `the database allows ${allowed} connections; one instance may need ${connectionsNeeded}`;
    logger.warn({ allowed, needed: connectionsNeeded }, text);
  }
}

function waitFor(free: string): void {
  const needs = `the start needs ${connectionsToStart}, an instance up to ${connectionsNeeded}`;
  logger.warn({ needed: connectionsToStart }, `waiting for connections: ${free}, ${needs}`);
}

/**
 * Checks the database server before anything is written: encoding, version, extensions, clock, connections.
 *
 * @returns whether enough connections are free to start now; the log says how many are needed
 * @throws MigrationError when the product cannot use this server, before any migration
 */
export async function checkServer(connectionString: string): Promise<boolean> {
  try {
    return await hasRoom(connectionString);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== noConnectionLeft) throw error;
    waitFor('none is free');
    return false;
  }
}

async function hasRoom(connectionString: string): Promise<boolean> {
  const facts = await readFacts(connectionString);
  const refusal = refusalOf(facts);
  if (refusal) throw new MigrationError(refusal, '');
  // A pooler keeps its own connections open, which other clients may use.
  if (facts.free < connectionsToStart && !(await isBehindPooler(connectionString, defaultLimits.connectMs))) {
    waitFor(`${facts.free} of ${facts.allowed} are free`);
    return false;
  }
  warn(facts);
  return true;
}
