import { createDatabaseClient } from '@/lib/db/client';
import { applyMigrations } from '@/lib/db/migrate';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { query } from '../../lib/db/with-client';
import { ApiClient } from '../../tests/api-client';
import { acquireTestServer, type TestServer } from '../../tests/database-server';
import { PgBouncer, type PoolMode } from '../../tests/pgbouncer';
import { startProduct, type RunningProduct } from '../../tests/product';
import { BuiltServer } from '../../tests/server';
import { databaseUrl } from '../../tests/test-databases';
import { createActiveProcess, upload, waitUntilAnalysed } from '../api/setup';

/** More than two instances judge at once. */
const cvCount = 10;

describe.each<PoolMode>(['session', 'transaction'])('behind PgBouncer in %s mode', (mode) => {
  let database: TestServer;
  let pooler: PgBouncer;
  let product: RunningProduct;
  let second: BuiltServer;

  beforeAll(async () => {
    database = await acquireTestServer();
    pooler = await PgBouncer.start(database.url, mode);
    product = await startProduct({ through: (url) => pooler.address(url) });
    second = await BuiltServer.start({ databaseUrl: pooler.address(product.databaseUrl) });
  }, 240_000);
  afterAll(async () => {
    await second.stop();
    await product.stop();
    await pooler.stop();
    await database.release();
  });

  const count = async (sql: string): Promise<number> => {
    const [row] = await query<{ count: number }>(product.databaseUrl, `SELECT count(*)::int AS count FROM ${sql}`);
    return row?.count ?? 0;
  };

  test('two instances share the work, one is killed, and every CV is judged once', async () => {
    const recruiter = await ApiClient.signIn(second.url, 'RECRUITER');
    const process = await createActiveProcess(recruiter);
    await recruiter.put(`/processes/${process.id}/status`, { status: 'STOPPED' });
    const files = Array.from({ length: cvCount }, async (_, index) => ({
      name: `cv-${index}.pdf`,
      bytes: await makeCvPdf({ lines: [`Osoba Numer${index}`, `Java ${index} lat doświadczenia, Spring Boot`] }),
    }));
    await upload(recruiter, process.id, await Promise.all(files));
    await recruiter.put(`/processes/${process.id}/status`, { status: 'ACTIVE' });
    while ((await count(`candidate WHERE status = 'NEW'`)) < 3) await new Promise((done) => setTimeout(done, 20));
    await product.server.kill();
    expect(await count(`candidate WHERE status = 'NEW'`)).toBeLessThan(cvCount);

    const done = await waitUntilAnalysed(recruiter, process.id, cvCount, 120);
    expect(done.items.every(({ status }) => status === 'NEW')).toBe(true);
    expect(await count('analysis')).toBe(cvCount);
    expect(await count('analysis_draft')).toBe(0);
    expect(second.loggedErrors).toEqual([]);
  }, 240_000);

  test('a killed instance starts again, and one that is stopped leaves nothing behind', async () => {
    const startedAt = performance.now();
    await product.server.start();
    expect(performance.now() - startedAt).toBeLessThan(30_000);
    expect(await product.server.stop()).toBe(0);
    expect(
      await count(`pg_locks WHERE locktype = 'advisory' AND database IN
      (SELECT oid FROM pg_database WHERE datname = current_database())`),
    ).toBe(0);
    expect(await count(`lease WHERE name LIKE 'engine:%' AND held_until > now()`)).toBe(1);
  }, 150_000);

  test('several processes at once apply each migration once', async () => {
    const name = `pooler_test_${process.pid}_${mode}`;
    await query(database.url, `CREATE DATABASE ${name}`);
    const url = pooler.address(databaseUrl(database.url, name));
    const applied = await Promise.all([1, 2, 3].map(() => applyMigrations(url)));
    expect(applied.flat().length).toBeGreaterThan(0);
    expect(new Set(applied.flat()).size).toBe(applied.flat().length);
    await query(database.url, `DROP DATABASE ${name} WITH (FORCE)`);
  });

  test('every wait has its limit, and the next client finds none of them', async () => {
    const limits = { connectMs: 5_000, statementMs: 800, lockMs: 700, idleInTransactionMs: 5_000, silenceMs: 5_000 };
    const url = pooler.address(product.databaseUrl);
    const client = createDatabaseClient(url, limits);
    const show = `SELECT current_setting('statement_timeout') || current_setting('lock_timeout') AS limits`;
    expect(await client.$queryRawUnsafe(show)).toEqual([{ limits: '800ms700ms' }]);
    expect(await client.$transaction((tx) => tx.$queryRawUnsafe(show))).toEqual([{ limits: '800ms700ms' }]);
    await expect(client.$queryRaw`SELECT pg_sleep(5)::text`).rejects.toThrow(/statement timeout/);
    expect(await client.user.count()).toBeGreaterThan(0);
    await client.$disconnect();
    expect(await query(url, show)).toEqual([{ limits: '00' }]);
  });
});
