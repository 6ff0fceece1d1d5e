import pg from 'pg';
import { env } from '@/lib/env';
import { defaultLimits, connectionSettings } from './connection-settings';
import { databaseUnavailable } from './database-unavailable';

/** A database that takes longer than this to answer `SELECT 1` is of no use to people. */
const probeMs = 2_000;
/** An answer counts for so long, so that busy pages share one. */
const keepMs = 1_000;

interface Probe {
  pool: pg.Pool;
  latest?: { answers: Promise<boolean>; settledAt: number | undefined };
}

/** Next loads a module once for the middleware and once for the pages. */
const globalScope = globalThis as typeof globalThis & { __databaseProbe?: Probe };

/**
 * Whether the database answers now; told within two seconds. It has a connection of its own, so it neither waits for those of
 * requests nor takes one. Never throws.
 */
export async function isDatabaseReachable(): Promise<boolean> {
  const probe = (globalScope.__databaseProbe ??= { pool: openPool() });
  const { latest } = probe;
  const counts = latest && (latest.settledAt === undefined || performance.now() - latest.settledAt < keepMs);
  if (counts) return latest.answers;
  const asked: Probe['latest'] = { answers: ask(probe.pool), settledAt: undefined };
  probe.latest = asked;
  void asked.answers.then(() => (asked.settledAt = performance.now()));
  return asked.answers;
}

/** @throws AppError `database.unavailable` when the database does not answer now */
export async function requireDatabase(): Promise<void> {
  if (!(await isDatabaseReachable())) throw databaseUnavailable();
}

function openPool(): pg.Pool {
  const limits = { ...defaultLimits, connectMs: probeMs, statementMs: probeMs };
  const pool = new pg.Pool({
    ...connectionSettings(env().DATABASE_URL ?? '', 1, limits),
    query_timeout: probeMs,
    idleTimeoutMillis: 30_000,
    allowExitOnIdle: true,
  });
  // The next question makes a new connection.
  pool.on('error', () => {});
  return pool;
}

async function ask(pool: pg.Pool): Promise<boolean> {
  const timer = AbortSignal.timeout(probeMs);
  const late = new Promise<false>((resolve) => timer.addEventListener('abort', () => resolve(false), { once: true }));
  const answered = pool.query('SELECT 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late]);
}
