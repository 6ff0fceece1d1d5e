import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { startConformanceDriver, type ConformanceDriver } from '@/tests/conformance/conformance-driver';
import { countsOf, entryOf, hasDone } from '@/tests/conformance/conformance-log';

let driver: ConformanceDriver;
beforeAll(async () => {
  driver = await startConformanceDriver();
}, 60_000);
afterAll(() => driver.stop(), 60_000);

const longest = 200_000;

test(
  'sends events from a step; they start the functions whose condition they meet',
  async () => {
    const scope = randomUUID();
    await driver.send({ name: 'conformance/sender', data: { scope } });
    const entries = await driver.log.waitFor(
      scope,
      (all) => hasDone('done')(all) && hasDone('received')(all),
      driver.timeoutMs,
    );
    expect(entryOf(entries, 'done').data).toBe(2);
    expect(entries.filter((entry) => entry.what === 'received').map((entry) => entry.data)).toEqual([
      { scope, number: 2 },
    ]);
  },
  longest,
);

test(
  'invokes a function and gets its result, or its error',
  async () => {
    const scope = randomUUID();
    await driver.send({ name: 'conformance/invoker', data: { scope } });
    const entries = await driver.log.waitFor(scope, hasDone('done'), driver.timeoutMs);
    expect(entryOf(entries, 'done').data).toEqual({ doubled: 42, refused: 'refused' });
  },
  longest,
);

test(
  'starts one run for an idempotency key, and one for an event id',
  async () => {
    const scope = randomUUID();
    const [one, two] = [randomUUID(), randomUUID()];
    const event = (key: string) => ({ name: 'conformance/once', data: { scope, key } });
    await driver.send([event(one), event(one), event(two)]);
    await driver.send(event(one));
    const id = randomUUID();
    await driver.send({ id, name: 'conformance/sequence', data: { scope: id } });
    await driver.send({ id, name: 'conformance/sequence', data: { scope: id } });
    await driver.log.waitFor(id, hasDone('done'), driver.timeoutMs);
    await delay(1_500);
    const runs = (await driver.log.entries(scope)).map((entry) => entry.data);
    expect(runs.sort()).toEqual([one, two].sort());
    expect(countsOf(await driver.log.entries(id)).done).toBe(1);
  },
  longest,
);

test(
  'starts a run for each event whose idempotency key is missing',
  async () => {
    const scope = randomUUID();
    const event = { name: 'conformance/once', data: { scope } };
    await driver.send([event, event]);
    await driver.send(event);
    await driver.log.waitFor(scope, hasDone('ran', 3), driver.timeoutMs);
  },
  longest,
);

test(
  'takes an event whose id was used under another name',
  async () => {
    const [scope, id] = [randomUUID(), randomUUID()];
    await driver.send({ id, name: 'conformance/counted.one', data: { scope } });
    await driver.send({ id, name: 'conformance/counted.other', data: { scope } });
    const entries = await driver.log.waitFor(
      scope,
      (all) => hasDone('one')(all) && hasDone('other')(all),
      driver.timeoutMs,
    );
    expect(countsOf(entries)).toEqual({ one: 1, other: 1 });
  },
  longest,
);

test(
  'starts the run of an event of the future at its time',
  async () => {
    const [scope, ts] = [randomUUID(), Date.now() + 4_000];
    await driver.send({ name: 'conformance/counted.one', ts, data: { scope } });
    await driver.send({ name: 'conformance/counted.other', data: { scope } });
    const entries = await driver.log.waitFor(
      scope,
      (all) => hasDone('one')(all) && hasDone('other')(all),
      driver.timeoutMs,
    );
    expect(entryOf(entries, 'other').startedAt).toBeLessThan(entryOf(entries, 'one').startedAt);
    expect(entryOf(entries, 'one').startedAt).toBeGreaterThanOrEqual(ts - 10);
  },
  longest,
);

test(
  'does not cancel a run by a field that neither event has',
  async () => {
    const scope = randomUUID();
    await driver.send({ name: 'conformance/cancellable', data: { log: scope } });
    await driver.log.waitFor(scope, hasDone('started'), driver.timeoutMs);
    await driver.send({ name: 'conformance/cancel', data: {} });
    await driver.log.waitFor(scope, hasDone('done'), driver.timeoutMs);
  },
  longest,
);

test(
  'cancels the run that an event is about, and no other',
  async () => {
    const [scope, other] = [randomUUID(), randomUUID()];
    await driver.send([scope, other].map((to) => ({ name: 'conformance/cancellable', data: { scope: to } })));
    for (const started of [scope, other]) await driver.log.waitFor(started, hasDone('started'), driver.timeoutMs);
    await driver.send({ name: 'conformance/cancel', data: { scope } });
    await driver.log.waitFor(other, hasDone('done'), driver.timeoutMs);
    await delay(1_000);
    expect(countsOf(await driver.log.entries(scope))).toEqual({ started: 1 });
  },
  longest,
);

test(
  'starts a cron function once a minute',
  async () => {
    const entries = await driver.log.waitFor('cron', hasDone('tick'), 100_000);
    expect(entryOf(entries, 'tick').data).toMatchObject({ cron: '* * * * *' });
    const minutes = entries.map((entry) => Math.floor(entry.startedAt / 60_000));
    expect(new Set(minutes).size).toBe(minutes.length);
  },
  longest,
);
