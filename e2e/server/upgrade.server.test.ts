import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { openBackup, type Backup } from '@/lib/backup/open-backup';
import { openTarget } from '@/lib/backup/open-target';
import { loadBackup } from '@/lib/backup/restore-backup';
import { endRestore } from '@/lib/backup/unfinished-restore';
import { query } from '../../lib/db/with-client';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { ApiClient } from '../../tests/api-client';
import { acquireTestServer, type TestServer } from '../../tests/database-server';
import { listReleases, takeRelease } from '../../tests/releases/release-files';
import { readFacts, type ReleaseFacts } from '../../tests/releases/read-facts';
import { BuiltServer } from '../../tests/server';
import { databaseUrl, dropTestDatabase } from '../../tests/test-databases';
import { createActiveProcess, upload, waitUntilAnalysed } from '../api/setup';

const built = path.resolve('.next/standalone');
let host: TestServer;
let folder: string;

beforeAll(async () => {
  host = await acquireTestServer();
  folder = mkdtempSync(path.join(tmpdir(), 'upgrade-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await host.release();
});

/** Runs a command that stands beside `server.js`. */
async function runCommand(file: string, url: string): Promise<string> {
  const env = {
    NODE_ENV: 'production',
    DATABASE_URL: url,
    NEXTAUTH_SECRET: 'a-secret-for-tests-only-0123456789',
  } as const;
  return (await promisify(execFile)(process.execPath, [path.join(built, file)], { cwd: tmpdir(), env })).stdout;
}

/** The rows of each table of the backup that is still there. */
async function countRows(url: string, { manifest }: Backup): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name } of manifest.tables) {
    const [there] = await query<{ there: boolean }>(url, `SELECT to_regclass('"${name}"') IS NOT NULL AS there`);
    if (!there?.there) continue;
    const [row] = await query<{ n: number }>(url, `SELECT count(*)::int AS n FROM "${name}"`);
    counts[name] = row?.n ?? 0;
  }
  return counts;
}

const countAuditEvents = async (url: string): Promise<number> =>
  (await query<{ n: number }>(url, 'SELECT count(*)::int AS n FROM audit_event'))[0]?.n ?? 0;

test('the data of a release are kept, and hold something', () => {
  expect(listReleases()).toContain('0.1');
});

describe.each(listReleases())('what release %s stored', (release) => {
  const name = `upgrade_${release.replace('.', '_')}_${process.pid}`;
  let url: string;
  let then: ReleaseFacts;
  let backup: Backup;
  let server: BuiltServer | undefined;
  let recruiter: ApiClient;

  beforeAll(async () => {
    await query(host.url, `CREATE DATABASE ${name}`);
    url = databaseUrl(host.url, name);
    then = takeRelease(release, path.join(folder, release));
    backup = await openBackup(openTarget(folder), release, null);
    expect(await loadBackup(url, backup)).toEqual([]);
    await endRestore(url);
  }, 120_000);
  afterAll(async () => {
    await server?.stop();
    await dropTestDatabase(host.url, name);
  });

  test('is migrated without a row less', async () => {
    const before = await countRows(url, backup);
    expect(before).toMatchObject({ candidate: 3, cv_file: expect.any(Number), audit_event: then.auditEvents });
    await runCommand('db-migrate.mjs', url);
    const after = await countRows(url, backup);
    const lost = Object.keys(after).filter((table) => (after[table] ?? 0) < (before[table] ?? 0));
    expect(lost).toEqual([]);
    expect(await runCommand('db-migrate.mjs', url)).toContain('up to date');
  }, 120_000);

  test('is read as it was by those who sign in with the passwords of then', async () => {
    server = await BuiltServer.start({ databaseUrl: url });
    recruiter = await ApiClient.signIn(server.url, 'RECRUITER');
    const admin = await ApiClient.signIn(server.url, 'ADMIN');
    const now = await readFacts(recruiter, admin, () => countAuditEvents(url));
    expect(now).toEqual({ ...then, auditEvents: expect.any(Number) });
    expect(now.auditEvents).toBeGreaterThanOrEqual(then.auditEvents);
    expect(then.processes[0]?.candidates.map(({ score }) => typeof score)).toEqual(Array(3).fill('number'));
    expect(then.modelKey).toBe('wxyz');
    expect(server.loggedErrors).toEqual([]);
  }, 120_000);

  test('has an audit log that is whole', async () => {
    expect(await runCommand('audit-verify.mjs', url)).toMatch(/^ok: [1-9]\d* events verified/);
  });

  test('can be judged anew, beside CVs that come in now', async () => {
    const [process] = (await query<{ id: string }>(url, 'SELECT id FROM process ORDER BY ordinal_number')).slice(0, 1);
    const { items } = await waitUntilAnalysed(recruiter, process?.id ?? '', 3);
    const path = `/processes/${process?.id}/candidates/${items[0]?.id}`;
    const analyses = async () =>
      (
        await query<{ n: number }>(
          url,
          `SELECT count(*)::int AS n FROM analysis WHERE candidate_id = '${items[0]?.id}'`,
        )
      )[0]?.n;
    const before = (await analyses()) ?? 0;
    expect((await recruiter.post(`${path}/reprocess`, { fresh: true })).status).toBe(202);
    const again = await waitUntilAnalysed(recruiter, process?.id ?? '', 3);
    expect(again.items[0]).toMatchObject({ id: items[0]?.id, rate: 5, matchScore: expect.any(Number) });
    expect(await analyses()).toBe(before + 1);

    const { id } = await createActiveProcess(recruiter, 'Po aktualizacji');
    const bytes = await makeCvPdf({ lines: ['Danuta Nowa', 'Programistka Java, 6 lat doświadczenia'] });
    expect((await upload(recruiter, id, [{ name: 'cv.pdf', bytes }])).status).toBe(201);
    expect((await waitUntilAnalysed(recruiter, id, 1)).items[0]).toMatchObject({ lastName: 'Nowa', status: 'NEW' });
  }, 120_000);
});
