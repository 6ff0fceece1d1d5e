import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { env } from '@/lib/env';
import { queues } from '../embedded/runner-context';
import { ChildServer } from '@/tests/conformance/child-server';
import { ConformanceLog, countsOf, hasDone, maxConcurrency } from '@/tests/conformance/conformance-log';

// What only the embedded runner has to prove: it shares its process with the functions and dies with it.
const connectionString = env().DATABASE_URL ?? '';
const log = new ConformanceLog(connectionString);
const database = new pg.Pool({ connectionString, max: 2 });
const children: ChildServer[] = [];

async function startChild(): Promise<ChildServer> {
  const child = await ChildServer.start(connectionString);
  children.push(child);
  return child;
}

beforeAll(() => log.open());
afterEach(async () => {
  for (const child of children.splice(0)) await child.kill();
});
afterAll(async () => {
  await log.close();
  await database.end();
});

/** Names of the finished steps of each scope. */
async function storedSteps(): Promise<{ scope: string; name: string }[]> {
  const { rows } = await database.query<{ scope: string; name: string }>(
    `select run.event->'data'->>'scope' as scope, step.name from durable_step step
     join durable_run run on run.id = step.run_id where step.result is not null`,
  );
  return rows;
}

async function runningRuns(): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    `select count(*)::int as count from durable_run where state = 'RUNNING'`,
  );
  return rows[0]?.count ?? 0;
}

async function slowStepsUnderWay(): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    `select count(*)::int as count from conformance_log where what = 'slow' and ended_at is null`,
  );
  return rows[0]?.count ?? 0;
}

const runs = 20;
const eventsFor = (scopes: string[]) => scopes.map((scope) => ({ name: 'conformance/slow', data: { scope } }));

async function waitForAll(scopes: string[]): Promise<void> {
  for (const scope of scopes) await log.waitFor(scope, hasDone('done'), 60_000);
  // The last run's end is stored just after its last step.
  while ((await runningRuns()) > 0) await delay(50);
}

/** Steps that were under way at the kill are run again; there are at most as many as the function's limit. */
const underWayAtMost = 4;

async function expectNothingLost(scopes: string[], storedBefore: { scope: string; name: string }[]): Promise<void> {
  const { rows } = await database.query<{ state: string; count: number }>(
    `select state, count(*)::int from durable_run where event->'data'->>'scope' = any($1) group by state`,
    [scopes],
  );
  expect(rows).toEqual([{ state: 'COMPLETED', count: scopes.length }]);
  let repeated = 0;
  for (const scope of scopes) {
    const counts = countsOf(await log.entries(scope));
    for (const { name } of storedBefore.filter((step) => step.scope === scope)) expect(counts[name]).toBe(1);
    repeated += Object.values(counts).reduce((sum, count) => sum + count - 1, 0);
  }
  expect(repeated).toBeLessThanOrEqual(underWayAtMost);
}

test('finishes every run after kill -9 and a restart, and repeats no step that was stored', async () => {
  const scopes = Array.from({ length: runs }, () => randomUUID());
  const child = await startChild();
  await child.send(eventsFor(scopes));
  // All slots are taken by steps that go on for a while: no call is just being fetched.
  while ((await storedSteps()).length < 8 || (await slowStepsUnderWay()) < underWayAtMost) await delay(20);
  await child.kill();
  const stored = await storedSteps();
  expect(stored.length).toBeLessThan(runs * 3);

  const restarted = Date.now();
  await startChild();
  await waitForAll(scopes);
  expect(Date.now() - restarted).toBeLessThan(60_000);
  await expectNothingLost(scopes, stored);
  // They were queued anew at once: what waits for a heartbeat is delivered again instead.
  const { rows } = await database.query(`select 1 from pgboss.job where name = $1 and retry_count > 0`, [queues.call]);
  expect(rows).toEqual([]);
}, 150_000);

test('lets another server take over what a killed one had begun', async () => {
  const scopes = Array.from({ length: runs }, () => randomUUID());
  const [first] = [await startChild(), await startChild()];
  await first.send(eventsFor(scopes));
  await delay(700);
  await first.kill();
  const stored = await storedSteps();
  await waitForAll(scopes);
  await expectNothingLost(scopes, stored);
}, 150_000);

test('a halted server that goes on after another took over stores none of its results', async () => {
  const scopes = Array.from({ length: 4 }, () => randomUUID());
  const halted = await startChild();
  await halted.send(eventsFor(scopes));
  while ((await slowStepsUnderWay()) < underWayAtMost) await delay(20);
  halted.halt();
  const owners = async () =>
    (await database.query<{ id: string }>(`select distinct owner_id as id from durable_call where owner_id > 0`)).rows;
  const [before] = await owners();
  await startChild();
  // Calls of the halted one are made by the other.
  while ((await owners()).some(({ id }) => id === before?.id)) await delay(50);
  halted.goOn();
  await waitForAll(scopes);
  await delay(1_000);
  const stored = await database.query(
    `select state, count(*)::int from durable_run where event->'data'->>'scope' = any($1) group by state`,
    [scopes],
  );
  expect(stored.rows).toEqual([{ state: 'COMPLETED', count: scopes.length }]);
  for (const scope of scopes) expect(countsOf(await log.entries(scope)).done).toBe(1);
}, 150_000);

test('two servers on one database do each thing once, and share the limits', async () => {
  const scopes = Array.from({ length: 10 }, () => randomUUID());
  const limited = randomUUID();
  const servers = [await startChild(), await startChild()];
  for (const [position, scope] of scopes.entries()) {
    await servers[position % 2]?.send([{ name: 'conformance/sequence', data: { scope } }]);
  }
  await servers[0]?.send(
    ['a', 'a', 'a', 'b', 'b'].map((group) => ({ name: 'conformance/limited', data: { scope: limited, group } })),
  );
  for (const scope of scopes) {
    const entries = await log.waitFor(scope, hasDone('done'), 20_000);
    expect(countsOf(entries)).toEqual({ first: 1, second: 1, nothing: 1, done: 1 });
  }
  const entries = await log.waitFor(limited, (all) => hasDone('group a', 6)(all) && hasDone('group b', 4)(all), 20_000);
  expect(countsOf(entries)).toEqual({ 'group a': 6, 'group b': 4 });
  expect(maxConcurrency(entries)).toBeLessThanOrEqual(3);
  expect(maxConcurrency(entries.filter((entry) => entry.what === 'group a'))).toBeLessThanOrEqual(2);
}, 120_000);
