import { setTimeout as sleep } from 'node:timers/promises';
import { query, withClient } from '../../lib/db/with-client';

test('a connection that the server ends while it is idle fails the next query, not the process', async () => {
  const url = process.env.DATABASE_URL ?? '';
  const work = withClient(url, async (client) => {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    await query(url, 'SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
    await sleep(200);
    await client.query('SELECT 1');
  });
  await expect(work).rejects.toThrow();
});
