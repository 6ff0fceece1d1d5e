import { GET as health } from '@/app/api/health/route';
import { GET as live } from '@/app/api/health/live/route';
import { GET as ready } from '@/app/api/health/ready/route';
import { env } from '@/lib/env';
import { makeReadOnly, makeWritable } from '@/tests/read-only-database';

const url = () => env().DATABASE_URL ?? '';
afterEach(() => makeWritable(url()));

/** Once the result of a probe is no longer kept. */
async function eventually(get: () => Promise<Response>, status: number): Promise<Response> {
  for (;;) {
    const response = await get();
    if (response.status === status) return response;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

it('is alive, healthy and ready with a database that takes writes', async () => {
  expect((await eventually(ready, 200)).status).toBe(200);
  expect((await eventually(health, 200)).status).toBe(200);
  expect(live().status).toBe(200);
});

it('is alive and can be read, and not ready, with a read-only database, until it takes writes again', async () => {
  await makeReadOnly(url());
  const refused = await eventually(ready, 503);
  expect(refused.headers.get('retry-after')).toBe('5');
  expect((await eventually(health, 200)).status).toBe(200);
  expect(live().status).toBe(200);
  await makeWritable(url());
  await eventually(ready, 200);
});
