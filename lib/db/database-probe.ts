import pg from 'pg';
import { env } from '@/lib/env';
import { defaultLimits, connectionSettings } from './connection-settings';
import { databaseUnavailable } from './database-unavailable';

/** A database slower than this counts as unavailable. */
const probeMs = 2_000;
/** How long a result is reused by concurrent requests. */
const keepMs = 1_000;

type Check = 'reach' | 'write';

/** Each runs as one statement on its own connection. The write deletes what it inserts. */
const statements: Record<Check, string> = {
  reach: 'SELECT 1',
  write: `BEGIN; INSERT INTO job_lock (name, held_until) VALUES ('probe ' || gen_random_uuid(), now()); ROLLBACK`,
};

interface Probe {
  pool: Promise<pg.Pool> | undefined;
  latest?: { result: Promise<boolean>; settledAt: number | undefined };
}

/** Next loads the module once for the middleware and once for the pages. */
const globalScope = globalThis as typeof globalThis & { __databaseProbes?: Partial<Record<Check, Probe>> };

/**
 * Whether the database responds, within two seconds. Uses its own connection, so it neither waits for the pool nor
 * occupies it. Never throws.
 */
export function isDatabaseReachable(): Promise<boolean> {
  return check('reach');
}

/**
 * Whether the database takes a write, within two seconds: it is not read-only, not full, and has not withdrawn the
 * rights. Never throws.
 */
export function isDatabaseWritable(): Promise<boolean> {
  return check('write');
}

async function check(kind: Check): Promise<boolean> {
  const probes = (globalScope.__databaseProbes ??= {});
  const probe = (probes[kind] ??= { pool: undefined });
  const { latest } = probe;
  const counts = latest && (latest.settledAt === undefined || performance.now() - latest.settledAt < keepMs);
  if (counts) return latest.result;
  const started: Probe['latest'] = { result: runProbe(probe, statements[kind]), settledAt: undefined };
  probe.latest = started;
  void started.result.then(() => (started.settledAt = performance.now()));
  return started.result;
}

/** @throws AppError `database.unavailable` when the database does not respond */
export async function requireDatabase(): Promise<void> {
  if (!(await isDatabaseReachable())) throw databaseUnavailable();
}

async function openPool(): Promise<pg.Pool> {
  const limits = { ...defaultLimits, connectMs: probeMs, statementMs: probeMs };
  const pool = new pg.Pool({
    ...(await connectionSettings(env().DATABASE_URL ?? '', 1, limits)),
    query_timeout: probeMs,
    idleTimeoutMillis: 30_000,
    allowExitOnIdle: true,
  });
  // The next probe opens a new connection.
  pool.on('error', () => {});
  return pool;
}

async function ask(probe: Probe, statement: string): Promise<void> {
  const opening = (probe.pool ??= openPool());
  // The next probe tries again.
  opening.catch(() => (probe.pool = undefined));
  await (await opening).query(statement);
}

async function runProbe(probe: Probe, statement: string): Promise<boolean> {
  const timer = AbortSignal.timeout(probeMs);
  const timeout = new Promise<false>((resolve) =>
    timer.addEventListener('abort', () => resolve(false), { once: true }),
  );
  const answered = ask(probe, statement).then(
    () => true,
    () => false,
  );
  return Promise.race([answered, timeout]);
}
