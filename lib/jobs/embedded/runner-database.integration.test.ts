import { setTimeout as delay } from 'node:timers/promises';
import { query } from '@/lib/db/with-client';
import { env } from '@/lib/env';
import { RunnerDatabase } from './runner-database';

test('a connection that is lost between two statements of a transaction fails the transaction, not the process', async () => {
  const url = env().DATABASE_URL ?? '';
  const errors: unknown[] = [];
  const database = await RunnerDatabase.open(url, 1, (error) => errors.push(error));
  const lost = database.transaction(async (sql) => {
    const [row] = await sql.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    await query(url, 'SELECT pg_terminate_backend($1)', [row?.pid]);
    await delay(200);
    return sql.query('SELECT 1');
  });
  await expect(lost).rejects.toThrow();
  expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  expect(errors).toEqual([]);
  await database.close();
});
