import pg from 'pg';
import { PausableProxy } from '@/tests/pausable-proxy';
import { createDatabaseClient } from './client';
import { defaultLimits } from './connection-settings';
import { mapDatabaseError } from './map-database-error';

// Only what a test waits for is short: on a busy machine a connection takes more than a second.
const limits = { ...defaultLimits, lockMs: 500, idleInTransactionMs: 1_500, silenceMs: 3_000 };
const url = () => process.env.DATABASE_URL ?? '';

let proxy: PausableProxy;
let other: pg.Client;
let db: ReturnType<typeof createDatabaseClient>;
/** For what another session ends. */
let patient: typeof db;

beforeAll(async () => {
  proxy = await PausableProxy.start(url());
  other = new pg.Client({ connectionString: url() });
  await other.connect();
  await other.query('CREATE TABLE locked AS SELECT 1 AS id');
  db = createDatabaseClient(proxy.url, limits);
  patient = createDatabaseClient(proxy.url, { ...defaultLimits, lockMs: 30_000 });
});

afterAll(async () => {
  await db.$disconnect();
  await patient.$disconnect();
  await other.end();
  await proxy.stop();
});

/** The AppError that callers see. */
async function failureOf(work: Promise<unknown>): Promise<unknown> {
  const error: unknown = await work.then(
    () => new Error('It did not fail.'),
    (reason: unknown) => reason,
  );
  return mapDatabaseError(error);
}

const unavailable = expect.objectContaining({ code: 'database.unavailable', retryAfterSeconds: 5 });
const conflict = expect.objectContaining({ code: 'conflict.retry' });
/** Prisma begins when it is awaited. */
const sleeps = async (client: typeof db, seconds: number) =>
  await client.$queryRaw`SELECT pg_sleep(${seconds}::float)::text`;
const inTransaction = (client: typeof db, seconds: number) =>
  client.$transaction((tx) => sleeps(tx as typeof db, seconds), { timeout: 20_000 });

const sleeping = `datname = current_database() AND pid <> pg_backend_pid() AND query LIKE '%pg_sleep%' AND state = 'active'`;

/** Until a session runs what sleeps. */
async function sessionRuns(): Promise<void> {
  for (let running = 0; running === 0;) {
    running = (await other.query(`SELECT pid FROM pg_stat_activity WHERE ${sleeping}`)).rowCount ?? 0;
  }
}

/** Ends what runs, once it runs. */
async function endSessions(): Promise<void> {
  await sessionRuns();
  await other.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${sleeping}`);
}

/** Until so many sessions wait for the lock of `other`. */
async function sessionsWait(count: number): Promise<void> {
  for (let waiting = 0; waiting < count;) {
    const { rows } = await other.query<{ waiting: number }>(
      `SELECT count(*)::int AS waiting FROM pg_locks WHERE relation = 'locked'::regclass AND NOT granted`,
    );
    waiting = rows[0]?.waiting ?? 0;
  }
}

describe.each([
  ['a query', sleeps],
  ['a transaction', inTransaction],
])('%s', (_name, work) => {
  test('ends when the server stops answering, and the next one succeeds', async () => {
    const failure = failureOf(work(db, 0.4));
    setTimeout(() => proxy.pause(), 100);
    expect(await failure).toEqual(unavailable);
    proxy.resume();
    expect(await db.user.count()).toBe(0);
  });

  test('that takes too long is ended by the server', async () => {
    // Without another limit that would end it as well.
    const limited = createDatabaseClient(proxy.url, { ...defaultLimits, statementMs: 1_000 });
    expect(await failureOf(work(limited, 10))).toEqual(unavailable);
    await limited.$disconnect();
  });

  test('of a server that is shutting down is no fault of the product', async () => {
    const failure = failureOf(work(patient, 20));
    await endSessions();
    expect(await failure).toEqual(unavailable);
  });

  test('whose connection is cut is no fault of the product', async () => {
    const failure = failureOf(work(patient, 20));
    await sessionRuns();
    proxy.cut();
    expect(await failure).toEqual(unavailable);
    // The server has not noticed.
    await endSessions();
  });
});

test('a server that takes connections and never answers is given up', async () => {
  await db.$disconnect();
  proxy.pause();
  expect(await failureOf(db.user.count())).toEqual(unavailable);
  expect(await failureOf(db.$transaction((tx) => tx.user.count()))).toEqual(unavailable);
  proxy.resume();
  expect(await db.user.count()).toBe(0);
});

test('a connection that hung in a transaction is not given to anybody else', async () => {
  const hanging = createDatabaseClient(proxy.url, { ...limits, idleInTransactionMs: 60_000, statementMs: 60_000 });
  const failure = failureOf(
    hanging.$transaction(
      async (tx) => {
        await tx.$queryRaw`SELECT txid_current()::text`;
        proxy.pause();
        await tx.user.count();
      },
      { timeout: 20_000 },
    ),
  );
  expect(await failure).toEqual(unavailable);
  proxy.resume();
  const open = await hanging.$queryRaw`SELECT txid_current_if_assigned()::text AS id`;
  expect(open).toEqual([{ id: null }]);
  await hanging.$disconnect();
});

test.each([
  ['a query', () => db.$queryRaw`SELECT id FROM locked`],
  ['a transaction', () => db.$transaction((tx) => tx.$queryRaw`SELECT id FROM locked`)],
])('%s that waits for the lock of another session is to be tried again', async (_name, work) => {
  await other.query('BEGIN; LOCK TABLE locked');
  expect(await failureOf(work())).toEqual(conflict);
  await other.query('ROLLBACK');
});

test('a deadlock is to be tried again, in raw SQL too', async () => {
  const lock = (tx: Pick<typeof db, '$executeRaw'>, key: number) =>
    tx.$executeRaw`SELECT pg_advisory_xact_lock(${key})`;
  const held = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const cross = (first: number, second: number) =>
    patient.$transaction(
      async (tx) => {
        await lock(tx, first);
        held[first]?.resolve();
        await held[second]?.promise;
        await lock(tx, second);
      },
      { timeout: 20_000 },
    );
  const results = await Promise.allSettled([cross(0, 1), cross(1, 0)]);
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [mapDatabaseError(result.reason)] : []));
  expect(refused).toEqual([conflict]);
});

test('when all connections are in use for too long, the database is unavailable, not in conflict', async () => {
  await other.query('BEGIN; LOCK TABLE locked');
  const held = Array.from({ length: 10 }, async () => await patient.$queryRaw`SELECT id FROM locked`);
  await sessionsWait(held.length);
  expect(await failureOf(patient.user.count())).toEqual(unavailable);
  expect(await failureOf(patient.$transaction((tx) => tx.user.count(), { maxWait: 100 }))).toEqual(unavailable);
  await other.query('ROLLBACK');
  expect(await Promise.all(held)).toHaveLength(10);
});

test('a server that is gone makes the database unavailable', async () => {
  const gone = await PausableProxy.start(url());
  await gone.stop();
  const client = createDatabaseClient(gone.url, limits);
  expect(await failureOf(client.user.count())).toEqual(unavailable);
  expect(await failureOf(client.$queryRaw`SELECT 1`)).toEqual(unavailable);
  expect(await failureOf(client.$transaction((tx) => tx.user.count()))).toEqual(unavailable);
});

test('an error of the SQL itself stays what it is', async () => {
  expect(await failureOf(db.$queryRaw`SELECT 1 / 0`)).not.toEqual(unavailable);
});
