import { randomUUID } from 'node:crypto';
import type { Inngest, InngestFunction } from 'inngest';
import { startEmbeddedDriver } from '@/tests/conformance/conformance-driver';
import type { ConformanceLog } from '@/tests/conformance/conformance-log';

/** Reads for some milliseconds, `limit` at a time; people take turns. */
const readers =
  (limit: number) =>
  (client: Inngest, log: ConformanceLog): InngestFunction.Any[] => [
    client.createFunction(
      {
        id: `read-${limit}`,
        retries: 0,
        triggers: [{ event: `conformance/read-${limit}` }],
        concurrency: [{ limit }, { limit, key: 'event.data.person' }],
      },
      async ({ event, step }) => step.run('read', () => log.span(event.data.scope, event.data.what, 30)),
    ),
  ];

test.each([1, 3])(
  'with %i at a time, one upload is read soon although sixty of others wait',
  async (limit) => {
    const scope = randomUUID();
    const driver = await startEmbeddedDriver({ functionsOf: readers(limit) });
    const upload = (person: string, count: number) =>
      driver.send(
        Array.from({ length: count }, (_, at) => ({
          name: `conformance/read-${limit}`,
          data: { scope, person, what: `${person}${at + 1}` },
        })),
      );
    await upload('anna', 60);
    await driver.log.waitFor(scope, (entries) => entries.length >= 5, driver.timeoutMs);
    const before = (await driver.log.entries(scope)).length;
    await upload('bruno', 1);
    await upload('celina', 20);
    const all = await driver.log.waitFor(
      scope,
      (entries) => entries.length === 81 && entries.every(({ endedAt }) => endedAt !== null),
      60_000,
    );
    const order = all.map(({ what }) => what);
    expect(before).toBeLessThan(20);
    // Those that run, one more turn of the others, and what began while it was sent.
    expect(order.indexOf('bruno1')).toBeLessThan(before + 2 * limit + 4);
    const celinas = order.flatMap((what, at) => (what.startsWith('celina') ? [at] : []));
    // A turn of each for a turn of the other: her twenty are over while most of sixty still wait.
    expect(celinas.at(-1)).toBeLessThan(before + 40 + 2 * limit + 8);
    for (const person of ['anna', 'celina']) expectInOrder(order, person, limit);
    await driver.stop();
  },
  120_000,
);

/** What runs at the same time may overtake by as many as run. */
function expectInOrder(order: string[], person: string, limit: number): void {
  const numbers = order.filter((what) => what.startsWith(person)).map((what) => Number(what.slice(person.length)));
  for (const [at, number] of numbers.entries()) expect(Math.abs(number - (at + 1))).toBeLessThan(limit);
}
