import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import pg from 'pg';
import { env } from '@/lib/env';
import { queues } from '../embedded/runner-context';
import { ownerPrefix } from '../embedded/owner-lease';
import { localRunner } from '../embedded/local-runners';
import { startEmbeddedDriver } from '@/tests/conformance/conformance-driver';
import { countsOf, hasDone, maxConcurrency } from '@/tests/conformance/conformance-log';

// A queue may deliver a job twice: after a lost connection, or when a process is slow and taken for dead.
let driver: Awaited<ReturnType<typeof startEmbeddedDriver>>;
let boss: PgBoss;
const database = new pg.Pool({ connectionString: env().DATABASE_URL, max: 2 });

beforeAll(async () => {
  driver = await startEmbeddedDriver();
  boss = new PgBoss({
    connectionString: env().DATABASE_URL ?? '',
    schema: 'pgboss',
    supervise: false,
    schedule: false,
  });
  await boss.start();
}, 60_000);
afterAll(async () => {
  await boss.stop();
  await driver.stop();
  await database.end();
}, 60_000);

async function deliverAgain(data: object[]): Promise<number> {
  await boss.insert(
    queues.call,
    data.map((each) => ({ data: each })),
  );
  return data.length;
}

async function completedJobs(): Promise<object[]> {
  const { rows } = await database.query<{ data: object }>(
    `select data from pgboss.job where name = $1 and state = 'completed'`,
    [queues.call],
  );
  return rows.map(({ data }) => data);
}

/** The calls that are being made, those without a job of their own included. */
async function callsBeingMade(scope: string): Promise<object[]> {
  const { rows } = await database.query<{ callId: string }>(
    `select call.id as "callId" from durable_call call join durable_run run on run.id = call.run_id
     where call.owner_id is not null and run.event->'data'->>'scope' = $1`,
    [scope],
  );
  return rows;
}

test('a finished call that is delivered again does nothing', async () => {
  const scope = randomUUID();
  await driver.send({ name: 'conformance/sequence', data: { scope } });
  const before = countsOf(await driver.log.waitFor(scope, hasDone('done'), driver.timeoutMs));
  // The jobs that its 16 calls took.
  while ((await completedJobs()).length < 2) await delay(50);
  expect(await deliverAgain(await completedJobs())).toBe(2);
  await delay(1_500);
  expect(countsOf(await driver.log.entries(scope))).toEqual(before);
}, 30_000);

test('the calls of a run follow each other without the queue, but for one in ten', async () => {
  const scope = randomUUID();
  const before = (await completedJobs()).length;
  await driver.send({ name: 'conformance/sequence', data: { scope } });
  await driver.log.waitFor(scope, hasDone('done'), driver.timeoutMs);
  await delay(500);
  // It has 16 steps.
  expect((await completedJobs()).length - before).toBe(2);
}, 30_000);

test('a call that runs twice at once is stored once, and what follows runs once', async () => {
  const scope = randomUUID();
  await driver.send({ name: 'conformance/slow', data: { scope } });
  await driver.log.waitFor(scope, (entries) => entries.some((entry) => entry.what === 'slow'), driver.timeoutMs);
  expect(await deliverAgain(await callsBeingMade(scope))).toBe(1);
  const entries = await driver.log.waitFor(scope, hasDone('done'), driver.timeoutMs);
  expect(maxConcurrency(entries.filter((entry) => entry.what === 'slow'))).toBe(2);
  await delay(1_500);
  expect(countsOf(await driver.log.entries(scope))).toMatchObject({ quick: 1, done: 1 });
}, 30_000);

test('a call without a job is queued again', async () => {
  const [scope, runId] = [randomUUID(), randomUUID()];
  const event = { id: randomUUID(), name: 'conformance/sequence', ts: Date.now(), data: { scope } };
  await database.query(
    `with run as (insert into durable_run (id, function_id, event) values ($1, 'conformance-sequence', $2))
     insert into durable_call (id, run_id, function_id, step_id, attempt, queued, run_started_at)
     values ($3, $1, 'conformance-sequence', 'step', 0, true, now())`,
    [runId, JSON.stringify(event), randomUUID()],
  );
  await driver.log.waitFor(scope, hasDone('done'), driver.timeoutMs);
}, 60_000);

test('a call that a living runner has lost is queued again', async () => {
  const [scope, runId] = [randomUUID(), randomUUID()];
  const event = { id: randomUUID(), name: 'conformance/sequence', ts: Date.now(), data: { scope } };
  // As after a database that failed between two calls of a run: its runner owns the call and does not make it.
  await database.query(
    `with run as (insert into durable_run (id, function_id, event) values ($1, 'conformance-sequence', $2))
     insert into durable_call (id, run_id, function_id, step_id, attempt, queued, run_started_at, owner_id)
     select $3, $1, 'conformance-sequence', 'step', 0, true, now(), substr(name, length($4) + 1)::int from lease
     where name like $4 || '%' and held_until > now()`,
    [runId, JSON.stringify(event), randomUUID(), ownerPrefix],
  );
  await driver.log.waitFor(scope, hasDone('done'), driver.timeoutMs);
}, 60_000);

test('the runner knows which runs are under way', async () => {
  const scope = randomUUID();
  const look = () => localRunner()?.findRunning('scope', [scope, randomUUID()]);
  expect(await look()).toEqual([]);
  await driver.send({ name: 'conformance/sleeping', data: { scope } });
  expect(await look()).toEqual([scope]);
  await driver.log.waitFor(scope, hasDone('before'), driver.timeoutMs);
  expect(await look()).toEqual([scope]);
  await driver.log.waitFor(scope, hasDone('done'), driver.timeoutMs);
  while ((await look())?.length !== 0) await delay(50);
}, 60_000);
