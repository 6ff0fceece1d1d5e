import { database } from '@/lib/db/client';
import { env } from '@/lib/env';

async function createProcess(): Promise<string> {
  const user = await database().user.create({
    data: { email: 'anna.nowak@firma.example', firstName: 'Anna', lastName: 'Nowak' },
  });
  const process = await database().process.create({ data: { name: 'Spawacz TIG', createdById: user.id } });
  return process.id;
}

test('a test file has a migrated database of its own', async () => {
  expect(new URL(env().DATABASE_URL ?? '').pathname).toMatch(/^\/test_run_\d+_/);
  expect(await database().process.count()).toBe(0);
  const id = await createProcess();
  expect(await database().process.findUniqueOrThrow({ where: { id } })).toMatchObject({
    name: 'Spawacz TIG',
    status: 'IN_CREATION',
    ordinalNumber: 1,
  });
});

test('rows persist for the next test of the file', async () => {
  expect(await database().process.count()).toBe(1);
});

test('its commits do not wait for the disk', async () => {
  expect(await database().$queryRaw`SHOW synchronous_commit`).toEqual([{ synchronous_commit: 'off' }]);
});
