import { setTimeout as sleep } from 'node:timers/promises';
import { withClient } from '../../lib/db/with-client';
import { ApiClient } from '../../tests/api-client';
import { createProductDatabase, type ProductDatabase } from '../../tests/product';
import { BuiltServer } from '../../tests/server';

const role = 'twenty_connections';
let database: ProductDatabase;

const asRole = (url: string): string => Object.assign(new URL(url), { username: role, password: role }).href;

/** As the role that owns the test databases. */
async function asOwner<T>(work: (sql: Parameters<Parameters<typeof withClient>[1]>[0]) => Promise<T>): Promise<T> {
  return withClient(database.url, work) as Promise<T>;
}

const connectionsOf = () =>
  asOwner(async (sql) => {
    const { rows } = await sql.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM pg_stat_activity WHERE usename = $1',
      [role],
    );
    return rows[0]?.count ?? 0;
  });

beforeAll(async () => {
  database = await createProductDatabase();
  await asOwner(async (sql) => {
    await sql.query(`DROP ROLE IF EXISTS ${role}`);
    await sql.query(`CREATE ROLE ${role} LOGIN PASSWORD '${role}' CONNECTION LIMIT 20`);
    // It has the rights of the owner of the tables, without being above the limit.
    await sql.query(`DO $$ BEGIN EXECUTE format('GRANT %I TO ${role}', current_user); END $$`);
  });
}, 120_000);

afterAll(async () => {
  // Its instances made what they need in an empty database.
  await asOwner((sql) => sql.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`));
  await database.drop();
});

test('of two instances whose role has 20 connections, the second waits, says how many it needs, and starts when they are free', async () => {
  const databaseUrl = asRole(database.url);
  const first = await BuiltServer.start({ databaseUrl });
  const recruiter = await ApiClient.signIn(first.url, 'RECRUITER');
  let isBusy = true;
  const work = Array.from({ length: 12 }, async () => {
    // An instance may take up to 25 of them: what finds none is told to try again.
    while (isBusy) {
      const { status, body, headers } = await recruiter.get<{ code?: string }>('/users/me');
      if (status === 200) continue;
      expect([status, body.code]).toEqual([503, 'database.unavailable']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });
  while ((await connectionsOf()) < 9) await sleep(100);
  let said = '';
  let hasStarted = false;
  const starting = BuiltServer.start({ databaseUrl, onOutput: (text) => (said += text) }).finally(() => {
    hasStarted = true;
  });
  try {
    while (!said.includes('waiting for connections') && !hasStarted) await sleep(100);
    expect(said).toMatch(
      /waiting for connections: (?:\d+ of 20 are|none is) free, the start needs 12, an instance up to 25/,
    );
    expect(hasStarted).toBe(false);
  } finally {
    isBusy = false;
    await Promise.all(work);
    await first.stop();
  }
  expect(first.loggedErrors).toEqual([]);
  const second = await starting;
  expect((await fetch(`${second.url}/api/health/ready`)).status).toBe(200);
  await second.stop();
}, 180_000);
