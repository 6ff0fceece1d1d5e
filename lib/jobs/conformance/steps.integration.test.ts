import { randomUUID } from 'node:crypto';
import { startConformanceDriver, type ConformanceDriver } from '@/tests/conformance/conformance-driver';
import { countsOf, entryOf, hasDone, maxConcurrency } from '@/tests/conformance/conformance-log';

let driver: ConformanceDriver;
beforeAll(async () => {
  driver = await startConformanceDriver();
}, 60_000);
afterAll(() => driver.stop(), 60_000);

const longest = 200_000;

test(
  'runs each step once, in order, and hands on its result',
  async () => {
    const scope = randomUUID();
    await driver.send({ name: 'conformance/sequence', data: { scope } });
    const entries = await driver.log.waitFor(scope, hasDone('done'), driver.timeoutMs);
    expect(entries.map((entry) => entry.what)).toEqual(['first', 'second', 'nothing', 'done']);
    expect(entryOf(entries, 'done').data).toEqual({ first: { value: 20 }, second: 21, nothing: null, sum: 66 });
  },
  longest,
);

test(
  'runs parallel steps at the same time and joins them once',
  async () => {
    const scope = randomUUID();
    await driver.send({ name: 'conformance/parallel', data: { scope } });
    const entries = await driver.log.waitFor(scope, hasDone('done'), driver.timeoutMs);
    expect(countsOf(entries)).toEqual({ part: 3, done: 1 });
    expect(maxConcurrency(entries.filter((entry) => entry.what === 'part'))).toBe(3);
    expect(entryOf(entries, 'done').data).toEqual([10, 20, 30, null]);
  },
  longest,
);

test(
  'sleeps for a time and until a time',
  async () => {
    const scope = randomUUID();
    await driver.send({ name: 'conformance/sleeping', data: { scope } });
    const entries = await driver.log.waitFor(scope, hasDone('done'), driver.timeoutMs);
    expect(countsOf(entries)).toEqual({ before: 1, between: 1, done: 1 });
    const before = entryOf(entries, 'before').startedAt;
    expect(entryOf(entries, 'between').startedAt - before).toBeGreaterThanOrEqual(990);
    expect(entryOf(entries, 'done').startedAt - before).toBeGreaterThanOrEqual(2_900);
  },
  longest,
);

test(
  'waits for the event that matches, and no longer than its timeout',
  async () => {
    const [scope, other] = [randomUUID(), randomUUID()];
    await driver.send({ name: 'conformance/waiting', data: { scope } });
    await driver.log.waitFor(scope, hasDone('ready'), driver.timeoutMs);
    const answer = (to: string, number: number) =>
      driver.send({ name: 'conformance/answer', data: { scope: to, number } });
    await pause();
    await answer(other, 1);
    await answer(scope, 2);
    await pause();
    await answer(scope, 3);
    await answer(scope, 9);
    const entries = await driver.log.waitFor(scope, hasDone('done'), driver.timeoutMs);
    expect(entryOf(entries, 'done').data).toEqual([2, 9, null]);
    expect(countsOf(entries)).toEqual({ ready: 1, done: 1 });
  },
  longest,
);

/** Until the function has come to its next wait; an event sent before would be missed. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 1_000));
