import pg from 'pg';
import { PausableProxy } from '@/tests/pausable-proxy';
import { createDatabaseClient } from './client';
import { defaultLimits } from './connection-settings';
import { mapDatabaseError } from './map-database-error';

const limits = { connectMs: 1_000, statementMs: 1_500, lockMs: 500, idleInTransactionMs: 1_500, silenceMs: 2_000 };
const url = () => process.env.DATABASE_URL ?? '';

let proxy: PausableProxy;
let other: pg.Client;
let db: ReturnType<typeof createDatabaseClient>;

beforeAll(async () => {
  proxy = await PausableProxy.start(url());
  other = new pg.Client({ connectionString: url() });
  await other.connect();
  await other.query('CREATE TABLE locked AS SELECT 1 AS id');
  db = createDatabaseClient(proxy.url, limits);
});

afterAll(async () => {
  await db.$disconnect();
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
const sleeps = async (seconds: number) => await db.$queryRaw`SELECT pg_sleep(${seconds}::float)::text`;
const inTransaction = (seconds: number) =>
  db.$transaction((tx) => tx.$queryRaw`SELECT pg_sleep(${seconds}::float)::text`, { timeout: 20_000 });

/** Ends what runs, once it runs. */
async function endSessions(): Promise<void> {
  for (let ended = 0; ended === 0;) {
    const { rowCount } = await other.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE '%pg_sleep%' AND state = 'active'`,
    );
    ended = rowCount ?? 0;
  }
}

describe.each([
  ['a query', sleeps],
  ['a transaction', inTransaction],
])('%s', (_name, work) => {
  test('ends when the server stops answering, and the next one succeeds', async () => {
    const failure = failureOf(work(0.4));
    setTimeout(() => proxy.pause(), 100);
    expect(await failure).toEqual(unavailable);
    proxy.resume();
    expect(await db.user.count()).toBe(0);
  });

  test('that takes too long is ended by the server', async () => {
    expect(await failureOf(work(10))).toEqual(unavailable);
  });

  test('of a server that is shutting down is no fault of the product', async () => {
    const failure = failureOf(work(1));
    await endSessions();
    expect(await failure).toEqual(unavailable);
  });

  test('whose connection is cut is no fault of the product', async () => {
    const failure = failureOf(work(1));
    setTimeout(() => proxy.cut(), 100);
    expect(await failure).toEqual(unavailable);
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
  const patient = createDatabaseClient(proxy.url, { ...limits, idleInTransactionMs: 60_000, statementMs: 60_000 });
  const failure = failureOf(
    patient.$transaction(
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
  const open = await patient.$queryRaw`SELECT txid_current_if_assigned()::text AS id`;
  expect(open).toEqual([{ id: null }]);
  await patient.$disconnect();
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
  const patient = createDatabaseClient(proxy.url, { ...defaultLimits, silenceMs: 30_000 });
  const cross = (first: number, second: number) =>
    patient.$transaction(async (tx) => {
      await lock(tx, first);
      await new Promise((resolve) => setTimeout(resolve, 300));
      await lock(tx, second);
    });
  const results = await Promise.allSettled([cross(1, 2), cross(2, 1)]);
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [mapDatabaseError(result.reason)] : []));
  expect(refused).toEqual([conflict]);
  await patient.$disconnect();
});

test('when all connections are in use for too long, the database is unavailable, not in conflict', async () => {
  const held = Array.from({ length: 10 }, () => sleeps(1.4));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await failureOf(db.user.count())).toEqual(unavailable);
  expect(await failureOf(db.$transaction((tx) => tx.user.count(), { maxWait: 100 }))).toEqual(unavailable);
  await Promise.allSettled(held);
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
