import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { withScratchDatabase } from '@/lib/backup/scratch-database';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { query } from '../../lib/db/with-client';
import { ApiClient } from '../../tests/api-client';
import { startProduct, type RunningProduct } from '../../tests/product';
import { BuiltServer } from '../../tests/server';
import { createActiveProcess, upload } from '../api/setup';

const run = promisify(execFile);
const standalone = path.resolve('.next/standalone');
let folder: string;
let product: RunningProduct;
let workers: BuiltServer[] = [];

const backups = () => readdirSync(folder).filter((name) => name.startsWith('backup-'));
const runs = () =>
  query<{ state: string; failure: string | null }>(
    product.databaseUrl,
    'SELECT state, failure FROM backup_run ORDER BY started_at',
  );
const startWorker = () =>
  BuiltServer.start({ databaseUrl: product.databaseUrl, env: { ROLE: 'worker', BACKUP_TO: folder } });

async function until(isSo: () => Promise<boolean> | boolean, ms = 150_000): Promise<void> {
  for (const deadline = Date.now() + ms; !(await isSo()); await sleep(100)) {
    if (Date.now() > deadline) throw new Error(`Not in ${ms / 1000} s: ${JSON.stringify(await runs())}`);
  }
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'nightly-'));
  product = await startProduct({ env: { ROLE: 'web' } });
  workers = await Promise.all([startWorker(), startWorker()]);
}, 240_000);
afterAll(async () => {
  for (const worker of workers) await worker.stop();
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('two workers make one backup, one killed makes another; who was erased since is gone after a restore', async () => {
  const admin = await ApiClient.signIn(product.server.url, 'ADMIN');
  const { id: processId } = await createActiveProcess(admin);
  const names = ['Zuzanna Zostająca', 'Eryk Erazmowicz'];
  const cvs = names.map(async (name) => ({
    name: `${name}.pdf`,
    bytes: await makeCvPdf({ lines: [name, 'Java 6 lat doświadczenia'] }),
  }));
  expect((await upload(admin, processId, await Promise.all(cvs))).status).toBe(201);

  await until(async () => (await runs()).some(({ state }) => state === 'GOOD'));
  expect(await runs()).toEqual([{ state: 'GOOD', failure: null }]);
  const system = await admin.get<{ backup: unknown }>('/administration/system');
  expect(system.body.backup).toMatchObject({ lastGood: { name: backups()[0], proof: 'RESTORED' }, failed: null });

  // The next night, in the middle of which both end.
  await query(product.databaseUrl, `UPDATE backup_run SET started_at = started_at - interval '2 days'`);
  await until(async () => (await runs()).some(({ state }) => state === 'RUNNING'));
  await Promise.all(workers.map((worker) => worker.kill()));
  workers = [await startWorker()];
  await until(async () => (await runs()).filter(({ state }) => state === 'GOOD').length === 2);
  expect((await runs()).map(({ failure }) => failure)).toEqual([null, 'INTERRUPTED', null]);

  const name = backups().findLast((one) => readdirSync(path.join(folder, one)).includes('manifest.json.gz')) ?? '';
  const rows = await query<{ id: string }>(
    product.databaseUrl,
    'SELECT id FROM candidate WHERE process_id = $1 ORDER BY ordinal_number',
    [processId],
  );
  const [stays = '', goes = ''] = rows.map(({ id }) => id);
  await admin.delete(`/processes/${processId}/candidates/${goes}`);
  const journal = path.join(folder, 'erasures');
  await until(() => readdirSync(journal).some((day) => readFileSync(path.join(journal, day), 'utf8').includes(goes)));

  await withScratchDatabase(product.databaseUrl, async (restored) => {
    const env = {
      PATH: process.env.PATH,
      DATABASE_URL: restored,
      NEXTAUTH_SECRET: 'a-secret-for-tests-only-0123456789',
    };
    const { stdout } = await run(process.execPath, ['restore.mjs', '--from', path.join(folder, name)], {
      cwd: standalone,
      env: { ...env, NODE_ENV: 'production' },
    });
    expect(stdout).toContain('Erased again, as since the backup: 1.');
    expect(await query(restored, 'SELECT id FROM candidate')).toEqual([{ id: stays }]);
    const server = await BuiltServer.start({ databaseUrl: restored });
    const again = await ApiClient.signIn(server.url, 'ADMIN');
    expect((await again.get(`/processes/${processId}/candidates/${stays}`)).status).toBe(200);
    expect((await again.get(`/processes/${processId}/candidates/${goes}`)).status).toBe(404);
    await server.stop();
  });
}, 600_000);
