import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { env } from '@/lib/env';
import { OwnerLease, ownerPrefix } from './owner-lease';

const connectionString = env().DATABASE_URL ?? '';
const database = new pg.Pool({ connectionString, max: 1 });
afterAll(() => database.end());

async function secondsLeft(ownerId: number): Promise<number | null> {
  const { rows } = await database.query<{ left: number }>(
    'select extract(epoch from held_until - now())::float as left from lease where name = $1',
    [`${ownerPrefix}${ownerId}`],
  );
  return rows[0]?.left ?? null;
}

test('is held while the runner lives, again after its connection broke or its row went, and no longer', async () => {
  const onError = jest.fn();
  const owner = await OwnerLease.hold(connectionString, onError);
  await delay(2_500);
  expect(await secondsLeft(owner.ownerId)).toBeGreaterThan(4);
  await database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'durable-functions-owner'`,
  );
  await delay(2_500);
  expect(await secondsLeft(owner.ownerId)).toBeGreaterThan(4);
  await database.query('delete from lease');
  while ((await secondsLeft(owner.ownerId)) === null) await delay(50);
  await owner.release();
  expect(await secondsLeft(owner.ownerId)).toBeNull();
});
