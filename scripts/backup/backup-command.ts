import path from 'node:path';
import { parseArgs } from 'node:util';
import { withBackupLease } from '@/lib/backup/backup-lease';
import type { BackupTarget } from '@/lib/backup/backup-target';
import { bringBackCvs } from '@/lib/backup/bucket-cvs/bring-back-cvs';
import { findJournal } from '@/lib/backup/erasures/find-journal';
import type { Journal } from '@/lib/backup/erasures/journal';
import { makeCheckedBackup, writeErasures } from '@/lib/backup/make-checked-backup';
import type { Manifest } from '@/lib/backup/manifest';
import { openBackup, type Backup } from '@/lib/backup/open-backup';
import { openTarget } from '@/lib/backup/open-target';
import { readPassphrase } from '@/lib/backup/passphrase';
import { endInterrupted, mayRecord, recordRun } from '@/lib/backup/record-run';
import { loadBackup, restoreBackup } from '@/lib/backup/restore-backup';
import { withScratchDatabase } from '@/lib/backup/scratch-database';
import { endRestore, findUnfinishedRestore, isLoaded } from '@/lib/backup/unfinished-restore';
import { tryCvs } from '@/lib/backup/verify-backup';
import { applyMigrations } from '@/lib/db/migrate';
import type { CandidatePlace } from '@/lib/candidates/rows/get-candidate-row';
import { setDatabaseUrl } from '@/lib/env';
import { acquireDatabase } from '../database/embedded';
import { errorText, Failure } from '../../lib/failure';
import { findStoredSecret } from '../start/secrets';

const passphrase = (): string | null => {
  const { BACKUP_PASSPHRASE, BACKUP_PASSPHRASE_FILE } = process.env;
  return readPassphrase({ BACKUP_PASSPHRASE, BACKUP_PASSPHRASE_FILE });
};

function describe({ createdAt, tables }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows of ${tables.length} tables, as of ${createdAt}`;
}

function required(value: string | undefined, usage: string): string {
  if (value !== undefined && value !== '') return value;
  throw new Failure('A folder or a bucket is missing.', usage);
}

/** Where a backup is: the target, and its folder there. */
function placeOf(value: string | undefined, usage: string): { target: BackupTarget; name: string } {
  const address = required(value, usage).replace(/\/+$/, '');
  const whole = address.includes('://') ? address : path.resolve(address);
  const cut = whole.lastIndexOf('/');
  return { target: openTarget(whole.slice(0, cut) || '/'), name: whole.slice(cut + 1) };
}

function readKeep(text: string | undefined, usage: string): number | null {
  if (text === undefined) return null;
  const keep = Number(text);
  if (Number.isInteger(keep) && keep >= 1 && keep <= 10_000) return keep;
  throw new Failure(`--keep is no number of backups: "${text}".`, usage);
}

/**
 * `npm run backup -- --to folder|s3://bucket/prefix [--keep 30] [--erasures]`: backs up the database of DATABASE_URL, or the
 * embedded one, and the CVs of its bucket, tries the backup, and takes older ones away; encrypted if there is a passphrase.
 * With `--erasures` it only writes who was erased beside the backups.
 *
 * @throws Failure that says what to do
 */
export async function backupCommand(args = process.argv.slice(2)): Promise<void> {
  const usage = 'npm run backup -- --to /var/backups/recruiting --keep 30   (--keep: how many stay; all by default)';
  const { values } = parseArgs({
    args,
    options: { to: { type: 'string' }, keep: { type: 'string' }, erasures: { type: 'boolean' } },
  });
  const target = openTarget(required(values.to ?? process.env.BACKUP_TO, usage));
  const wanted = { keep: readKeep(values.keep, usage), passphrase: passphrase() };
  const database = await acquireDatabase();
  try {
    if (values.erasures) {
      console.log(`${target.place}: ${await writeErasures(database.url, target)} erasures are known.`);
      return;
    }
    const make = (alone: boolean, signal?: AbortSignal) =>
      makeCheckedBackup(database.url, target, { ...wanted, alone, ...(signal ? { signal } : {}) });
    const made = (await mayRecord(database.url))
      ? await withBackupLease(database.url, async (signal) => {
          await endInterrupted(database.url);
          return recordRun(database.url, 'COMMAND', () => make(true, signal));
        })
      : await make(false);
    if (!made) throw new Failure('Another backup is being made.', 'Wait until it has ended.');
    for (const name of made.removed) console.log(`Removed ${name}`);
    report(target, made);
  } finally {
    await database.release();
  }
}

function report(target: BackupTarget, made: Awaited<ReturnType<typeof makeCheckedBackup>>): void {
  const proof =
    made.proof === 'RESTORED'
      ? 'restored and compared'
      : 'read back, not restored: no other database can be made for it, or its tables are of another version';
  console.log(`${target.place}/${made.name}: ${describe(made.manifest)}, ${proof}.`);
  reportCvs(made.manifest);
  if (!made.encrypted) {
    console.log('It is not encrypted: whoever reads it reads every CV. Set BACKUP_PASSPHRASE to encrypt backups.');
  }
  console.log(
    'SECRETS_KEY and NEXTAUTH_SECRET (or .data/secrets.json, which holds it) are not in it: keep them elsewhere.',
  );
}

function reportCvs({ cvs, lost }: Manifest): void {
  const count = cvs.reduce((sum, archive) => sum + archive.count, 0);
  if (count > 0) console.log(`CVs of the bucket in it: ${count}.`);
  if (lost.length === 0) return;
  console.log(`NOT in it, since the bucket has not got them as they were stored: ${lost.join(', ')}.`);
  console.log('An earlier backup may have them ("npm run restore -- --from … --cvs").');
}

function reportLeftOut(names: readonly string[]): void {
  if (names.length > 0) console.log(`Left out, since the product does not have it: ${names.join(', ')}.`);
}

/** What is done in the restored database before the product is started on it. */
export type AfterRestore = (url: string, journal: Journal | null) => Promise<CandidatePlace[]>;

/** Loads the backup, or goes on where a restore of it was broken off. @throws Failure that says what to do */
async function restoreRows<T>(url: string, backup: Backup, end: () => Promise<T>): Promise<T> {
  const { manifest } = backup;
  if (await isLoaded(url, manifest)) console.log('The backup is loaded already; what is still missing is done now.');
  else {
    reportLeftOut(await loadBackup(url, backup));
    console.log(`Restored ${describe(manifest)}. Each table was compared with the backup.`);
  }
  try {
    await applyMigrations(url);
    const result = await end();
    await endRestore(url);
    return result;
  } catch (cause) {
    throw new Failure(
      `The backup is loaded, but its restore has not come to its end: ${errorText(cause)}\n` +
        'Do not start the product on this database: who was erased since the backup may be in it.',
      'Run the same command again, which goes on from here. If that does not help, drop the database, create it anew, and restore again.',
      { cause },
    );
  }
}

/** @throws Failure that says how the rest is brought back */
async function restoreCvs(url: string, backup: Backup): Promise<void> {
  const unfinished = await findUnfinishedRestore(url);
  if (unfinished !== null) {
    throw new Failure(`The restore of ${unfinished} was broken off.`, 'Run it again without "--cvs".');
  }
  const { cvs, lost } = backup.manifest;
  try {
    const { brought, where, absent } = await bringBackCvs(url, backup);
    const place = where === 's3' ? 'into the bucket' : 'into the database';
    if (cvs.length > 0) console.log(`Brought back ${place}: ${brought} CVs. Each was compared by its SHA-256.`);
    if (absent === 0) return;
    console.log(
      `In neither the backup nor the database: ${absent} CVs (of ${lost.length} the bucket had nothing then).`,
    );
    console.log('"npm run storage:check" says which of them the bucket lacks, once the settings S3_… are set.');
  } catch (cause) {
    const remedy = cause instanceof Failure ? cause.remedy : 'Look for what stood in the way.';
    throw new Failure(
      `The database is restored, but not all CVs are: ${errorText(cause)}`,
      `${remedy} Then bring back the rest with the same command and "--cvs" at its end.`,
      { cause },
    );
  }
}

/** @throws Failure naming candidates whose file holds somebody who was erased */
function refuseUndivided(byHand: CandidatePlace[]): void {
  if (byHand.length === 0) return;
  const list = byHand.map(({ processId, candidateId }) => `\n  /processes/${processId}/candidates/${candidateId}`);
  throw new Failure(
    `Everything is restored, but the files of these candidates hold the CV of somebody who was erased since:${list.join('')}`,
    "Start the product, and before others work with it give the other person's pages to a candidate of their own, and erase that one; or erase these.",
  );
}

/**
 * `npm run restore -- --from folder/backup-… [--erasures folder] [--erasures-of ids | --without-erasures]`: restores into the empty database of
 * DATABASE_URL, or the embedded one. With `--cvs` it only brings back the CVs that were in a bucket, into a database that has
 * their rows.
 *
 * @throws Failure that says what to do
 */
export async function restoreCommand(afterwards: AfterRestore, args = process.argv.slice(2)): Promise<void> {
  const usage = 'npm run restore -- --from /var/backups/recruiting/backup-20261129T020000Z';
  const { values } = parseArgs({
    args,
    options: {
      from: { type: 'string' },
      cvs: { type: 'boolean', default: false },
      erasures: { type: 'string' },
      'erasures-of': { type: 'string' },
      'without-erasures': { type: 'boolean', default: false },
    },
  });
  const { target, name } = placeOf(values.from, usage);
  const beside = values.erasures === undefined ? target : openTarget(required(values.erasures, usage));
  const database = await acquireDatabase();
  // The product reads its settings once, and a bucket needs them.
  process.env.NEXTAUTH_SECRET ??= findStoredSecret(process.cwd());
  setDatabaseUrl(database.url);
  try {
    const backup = await openBackup(target, name, passphrase());
    const { manifest } = backup;
    if (values.cvs) return await restoreCvs(database.url, backup);
    const journal = values['without-erasures'] ? null : await findJournal(beside, manifest, values['erasures-of']);
    const byHand = await restoreRows(database.url, backup, () => afterwards(database.url, journal));
    // Last: nobody who was erased since comes back even for a moment.
    await restoreCvs(database.url, backup);
    refuseUndivided(byHand);
  } finally {
    await database.release();
  }
}

/**
 * `npm run backup:verify -- --from folder/backup-…`: restores into a database of its own on the same server, which is
 * dropped again, and reads each CV that was in a bucket back.
 *
 * @throws Failure naming what is missing, changed or cannot be restored
 */
export async function verifyBackupCommand(args = process.argv.slice(2)): Promise<void> {
  const usage = 'npm run backup:verify -- --from /var/backups/recruiting/backup-20261129T020000Z';
  const { values } = parseArgs({ args, options: { from: { type: 'string' } } });
  const { target, name } = placeOf(values.from, usage);
  const backup = await openBackup(target, name, passphrase());
  const database = await acquireDatabase();
  try {
    reportLeftOut(await withScratchDatabase(database.url, (url) => restoreBackup(url, backup)));
    const cvs = await tryCvs(backup);
    console.log(`ok: ${describe(backup.manifest)}, restored and compared.`);
    if (cvs > 0) console.log(`ok: ${cvs} CVs of the bucket, read back and compared.`);
  } finally {
    await database.release();
  }
}
