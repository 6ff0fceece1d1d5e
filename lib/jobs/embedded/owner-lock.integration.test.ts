import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { env } from '@/lib/env';
import { OwnerLock, ownerLockClass } from './owner-lock';

const connectionString = env().DATABASE_URL ?? '';
const database = new pg.Pool({ connectionString, max: 1 });
afterAll(() => database.end());

async function holders(ownerId: number): Promise<number> {
  const { rows } = await database.query<{ pid: number }>(
    `select pid from pg_locks where locktype = 'advisory' and granted and classid = $1 and objid::bigint = $2`,
    [ownerLockClass, ownerId],
  );
  return rows.length;
}

test('is held while the runner lives, again after its connection broke, and no longer', async () => {
  const onError = jest.fn();
  const lock = new OwnerLock(connectionString, 4711, onError);
  await lock.hold();
  expect(await holders(4711)).toBe(1);
  await database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'durable-functions-owner'`,
  );
  while (onError.mock.calls.length === 0) await delay(20);
  while ((await holders(4711)) === 0) await delay(50);
  await lock.release();
  while ((await holders(4711)) > 0) await delay(20);
});
