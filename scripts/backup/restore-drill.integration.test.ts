import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { systemActor } from '@/lib/auth/actor';
import { openBackup } from '@/lib/backup/open-backup';
import { openTarget } from '@/lib/backup/open-target';
import { loadBackup } from '@/lib/backup/restore-backup';
import { keepJournal } from '@/lib/backup/schedule/keep-journal';
import { withScratchDatabase } from '@/lib/backup/scratch-database';
import { requireFinishedRestore } from '@/lib/backup/unfinished-restore';
import { eraseCandidate } from '@/lib/candidates/erasure/erase-candidates';
import { uploadCvs } from '@/lib/candidates/cv/upload-cvs';
import { database } from '@/lib/db/client';
import { query } from '@/lib/db/with-client';
import { encryptSecret } from '@/lib/encrypted-secret';
import { env } from '@/lib/env';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { columnsWithCanary, fillPersonalData } from '@/tests/candidates/fill-personal-data';

const tsx = path.resolve('node_modules/tsx/dist/cli.mjs');
const key = 'a-key-of-the-drill-that-is-long-enough';
const passphrase = 'hasło do ćwiczenia';
let folder: string;

/** Runs a command of package.json on a database, as an operator does. */
function run(command: string, args: string[], url: string, more: Record<string, string> = {}) {
  const { SECRETS_KEY = '', NEXTAUTH_SECRET = '' } = env();
  const settings = {
    DATABASE_URL: url,
    SECRETS_KEY,
    NEXTAUTH_SECRET,
    BACKUP_PASSPHRASE: passphrase,
    ...more,
  };
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsx, `scripts/${command}.ts`, ...args], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'test', ...settings },
  });
  return { status, said: `${stdout}${stderr}` };
}

async function uploadOne() {
  const { actor } = await createTestUser('ADMIN');
  const { id: processId } = await createTestProcess(actor);
  const bytes = await makeCvPdf({ lines: ['Hanna Obecna', 'Logistyczka, 5 lat doświadczenia'] });
  await uploadCvs(actor, { processId, files: [{ fileName: 'cv.pdf', bytes }] });
  return processId;
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'drill-'));
});
afterAll(() => {
  env().BACKUP_TO = undefined;
  rmSync(folder, { recursive: true, force: true });
});

test('who was erased after a backup is in no column after its restore, whatever the keys; the rest is there', async () => {
  const url = env().DATABASE_URL ?? '';
  const stays = await uploadOne();
  await database().modelSettings.create({ data: { id: 1, encryptedKey: encryptSecret('sk-tajne', 'model-api-key') } });
  const { actor, processId, candidateId } = await fillPersonalData();

  // As a killed command leaves it.
  await database().backupRun.create({ data: { origin: 'COMMAND', state: 'RUNNING' } });
  const made = run('backup', ['--to', folder], url);
  expect(made).toMatchObject({ status: 0, said: expect.stringContaining('restored and compared') });
  const ended = await database().backupRun.findMany({ where: { state: { not: 'GOOD' } }, select: { failure: true } });
  expect(ended).toEqual([{ failure: 'INTERRUPTED' }]);
  const [, place = ''] = /(\S+\/backup-\S+Z):/.exec(made.said) ?? [];
  expect(run('backup-verify', ['--from', place], url)).toMatchObject({ status: 0 });

  await eraseCandidate(actor, { processId, candidateId });
  expect(await columnsWithCanary()).toEqual([]);
  env().BACKUP_TO = folder;
  await keepJournal(systemActor);
  const hashes = await database().tombstone.findMany({ select: { hash: true }, orderBy: { hash: 'asc' } });
  expect(hashes.length).toBeGreaterThan(0);

  await withScratchDatabase(url, async (restored) => {
    const elsewhere = mkdtempSync(path.join(folder, 'elsewhere-'));
    const refused = run('restore', ['--from', place, '--erasures', elsewhere], restored);
    expect(refused.status).toBe(1);
    expect(refused.said).toContain('does not say who was erased since the backup');
    expect(await query(restored, `SELECT tablename FROM pg_tables WHERE schemaname = 'public'`)).toEqual([]);

    // Broken off before anybody was erased again, and called again.
    const backup = await openBackup(openTarget(folder), path.basename(place), passphrase);
    await loadBackup(restored, backup);
    expect(await columnsWithCanary(restored)).not.toEqual([]);
    await expect(requireFinishedRestore(restored)).rejects.toThrow('was broken off');
    const cvsOnly = run('restore', ['--from', place, '--cvs'], restored);
    expect(cvsOnly).toMatchObject({ status: 1, said: expect.stringContaining('without "--cvs"') });
    const { status, said } = run('restore', ['--from', place], restored, { SECRETS_KEY: key, NEXTAUTH_SECRET: key });
    expect({ status, said }).toMatchObject({ status: 0 });
    await requireFinishedRestore(restored);
    expect(said).toContain('Erased again, as since the backup: 1.');
    expect(said).toMatch(/Enter these secrets again[\s\S]*model/);
    expect(await columnsWithCanary(restored)).toEqual([]);
    expect(await query(restored, 'SELECT process_id::text AS id FROM candidate')).toEqual([{ id: stays }]);
    expect(await query(restored, 'SELECT hash FROM tombstone ORDER BY hash')).toEqual(
      // Under these keys the hashes cannot be made anew, so there are others besides.
      expect.arrayContaining(hashes),
    );
    const open = `SELECT count(*)::int AS count FROM backup_run WHERE state = 'RUNNING'`;
    expect(await query(restored, open)).toEqual([{ count: 0 }]);
    const events = await query<{ name: string }>(restored, 'SELECT DISTINCT name FROM outbox_event');
    expect(events.map(({ name }) => name)).toContain('retention/run.requested');
  });
}, 240_000);
