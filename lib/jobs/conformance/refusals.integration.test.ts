import { randomUUID } from 'node:crypto';
import { entryOf, hasDone } from '@/tests/conformance/conformance-log';
import { startEmbeddedDriver } from '@/tests/conformance/conformance-driver';
import { refusingFunctions } from '@/tests/conformance/refusing-functions';

// What only shows when a function runs cannot be refused at start; the run fails, saying what is missing.
let driver: Awaited<ReturnType<typeof startEmbeddedDriver>>;
beforeAll(async () => {
  driver = await startEmbeddedDriver({ functionsOf: refusingFunctions });
}, 60_000);
afterAll(() => driver.stop(), 60_000);

test.each([
  ['signal', 'does not support WaitForSignal, which the function "conformance-signal" uses'],
  ['condition', 'the expression "size(async.data.list) > 1" cannot be evaluated'],
  ['race', 'does not support group.parallel (mode "race"), which the function "conformance-race" uses'],
])(
  'fails a run that uses %s, naming it',
  async (id, message) => {
    const scope = randomUUID();
    await driver.send({ name: `refused/${id}`, data: { scope } });
    const entries = await driver.log.waitFor(scope, hasDone('refused'), driver.timeoutMs);
    expect(entryOf(entries, 'refused').data).toContain(message);
    expect(entries).toHaveLength(1);
  },
  30_000,
);
