import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Inngest, InngestFunction } from 'inngest';
import { startEmbeddedDriver } from '@/tests/conformance/conformance-driver';
import { hasDone, type ConformanceLog } from '@/tests/conformance/conformance-log';

function functionsOf(client: Inngest, log: ConformanceLog): InngestFunction.Any[] {
  const once = client.createFunction(
    { id: 'once', retries: 0, triggers: [{ event: 'conformance/once' }] },
    async ({ event }) => log.span(event.data.scope, 'ran', 500),
  );
  return [once];
}

const event = (scope: string) => ({ name: 'conformance/once', data: { scope } });

test('a runner that is paused finishes what it runs, and what comes then runs in another one', async () => {
  const [running, later] = [randomUUID(), randomUUID()];
  const first = await startEmbeddedDriver({ functionsOf });
  await first.send(event(running));
  while ((await first.log.entries(running)).length === 0) await sleep(20);
  await first.pause();
  expect(await first.log.entries(running)).toMatchObject([{ what: 'ran', endedAt: expect.any(Number) }]);
  await first.send(event(later));
  // Longer than a worker waits before it looks for work.
  await sleep(1_500);
  expect(await first.log.entries(later)).toEqual([]);

  const second = await startEmbeddedDriver({ functionsOf });
  expect(await second.log.waitFor(later, hasDone('ran'), second.timeoutMs)).toHaveLength(1);
  await first.stop();
  await second.stop();
}, 90_000);
