import { randomUUID } from 'node:crypto';
import { startConformanceDriver, type ConformanceDriver } from '@/tests/conformance/conformance-driver';
import { countsOf, entryOf, hasDone, maxConcurrency } from '@/tests/conformance/conformance-log';

let driver: ConformanceDriver;
beforeAll(async () => {
  driver = await startConformanceDriver();
}, 60_000);
afterAll(() => driver.stop(), 60_000);

const longest = 400_000;

test(
  'repeats a failed step, and only that one',
  async () => {
    const scope = randomUUID();
    await driver.send({ name: 'conformance/flaky', data: { scope } });
    const entries = await driver.log.waitFor(scope, hasDone('done'), driver.timeoutMs);
    expect(countsOf(entries)).toEqual({ before: 1, try: 3, done: 1 });
    expect(entries.filter((entry) => entry.what === 'try').map((entry) => entry.data)).toEqual([0, 1, 2]);
  },
  longest,
);

test(
  'lets the function catch a step that failed for good; a NonRetriableError is not repeated',
  async () => {
    const scope = randomUUID();
    await driver.send({ name: 'conformance/caught', data: { scope } });
    const entries = await driver.log.waitFor(scope, hasDone('done'), driver.timeoutMs);
    expect(countsOf(entries)).toEqual({ hopeless: 1, failing: 2, done: 1 });
    expect(entryOf(entries, 'done').data).toEqual({ hopeless: 'hopeless', failing: 'failing' });
  },
  longest,
);

test(
  'waits as long as a RetryAfterError asks',
  async () => {
    const scope = randomUUID();
    await driver.send({ name: 'conformance/patient', data: { scope } });
    const entries = await driver.log.waitFor(scope, hasDone('done'), driver.timeoutMs);
    const tries = entries.filter((entry) => entry.what === 'try').map((entry) => entry.startedAt);
    expect(tries).toHaveLength(2);
    // Of the 3 s that it asks for, an Inngest server gives whole seconds from the failure's second on.
    expect((tries[1] ?? 0) - (tries[0] ?? 0)).toBeGreaterThanOrEqual(1_900);
  },
  longest,
);

test(
  'calls onFailure, with steps of its own, when the last try failed',
  async () => {
    const scope = randomUUID();
    await driver.send({ name: 'conformance/failing', data: { scope } });
    const entries = await driver.log.waitFor(scope, hasDone('done'), driver.timeoutMs);
    expect(countsOf(entries)).toEqual({ try: 2, 'clean up': 1, done: 1 });
    expect(entryOf(entries, 'done').data).toMatchObject({ message: 'it fails', run: expect.any(String) });
  },
  longest,
);

test(
  'keeps to the limit of the function and of each key',
  async () => {
    const scope = randomUUID();
    const groups = ['a', 'a', 'a', 'a', 'a', 'b', 'b', 'b'];
    await driver.send(groups.map((group) => ({ name: 'conformance/limited', data: { scope, group } })));
    const entries = await driver.log.waitFor(
      scope,
      (all) => hasDone('group a', 10)(all) && hasDone('group b', 6)(all),
      driver.timeoutMs,
    );
    expect(countsOf(entries)).toEqual({ 'group a': 10, 'group b': 6 });
    expect(maxConcurrency(entries)).toBe(3);
    expect(maxConcurrency(entries.filter((entry) => entry.what === 'group a'))).toBe(2);
    expect(maxConcurrency(entries.filter((entry) => entry.what === 'group b'))).toBeLessThanOrEqual(2);
  },
  longest,
);
