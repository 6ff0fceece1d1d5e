import type { Inngest, InngestFunction } from 'inngest';
import pg from 'pg';
import { env } from '@/lib/env';
import { startEmbeddedDriver } from '@/tests/conformance/conformance-driver';
import { hasDone, type ConformanceLog } from '@/tests/conformance/conformance-log';

function functionsOf(client: Inngest, log: ConformanceLog): InngestFunction.Any[] {
  const yearly = client.createFunction(
    { id: 'yearly', retries: 0, triggers: [{ cron: 'TZ=Europe/Warsaw 0 3 1 1 *' }] },
    async () => log.note('yearly', 'ran'),
  );
  return [yearly];
}

test('a due time at which no process ran is made up for once, at the next start', async () => {
  const first = await startEmbeddedDriver({ functionsOf });
  expect(await first.log.entries('yearly')).toEqual([]);
  await first.stop();
  const database = new pg.Client({ connectionString: env().DATABASE_URL });
  await database.connect();
  await database.query(`update pgboss.version set cron_on = now() - interval '3 years'`);
  await database.query(`update pgboss.schedule set created_on = now() - interval '4 years'`);
  await database.end();

  const second = await startEmbeddedDriver({ functionsOf });
  const entries = await second.log.waitFor('yearly', hasDone('ran'), second.timeoutMs);
  expect(entries).toHaveLength(1);
  await second.stop();
}, 90_000);
