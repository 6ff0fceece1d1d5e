import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { acquireDatabase } from '../database/embedded';
import { withScratchDatabase } from '../database/scratch-database';
import { Failure } from '../failure';
import { backupName, makeBackup } from './make-backup';
import type { Manifest } from './manifest';
import { openBackup } from './open-backup';
import { restoreBackup } from './restore-backup';

const minPassphraseLength = 12;

/** @returns null when none is set @throws Failure for one that is guessed too easily */
function passphrase(): string | null {
  const text = process.env.BACKUP_PASSPHRASE ?? '';
  if (text === '') return null;
  if (text.length >= minPassphraseLength) return text;
  throw new Failure(
    `BACKUP_PASSPHRASE is shorter than ${minPassphraseLength} characters.`,
    'Make one with "openssl rand -base64 24", and keep it where the backups are not.',
  );
}

function describe({ createdAt, tables }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows of ${tables.length} tables, as of ${createdAt}`;
}

function required(value: string | undefined, usage: string): string {
  if (value !== undefined && value !== '') return path.resolve(value);
  throw new Failure('A folder is missing.', usage);
}

/** Takes away all but the newest `keep` backups in a folder; what has another name stays. */
export async function removeOlderBackups(folder: string, keep: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => backupName.test(name)).sort();
  for (const name of names.slice(0, -keep)) {
    await rm(path.join(folder, name), { recursive: true });
    console.log(`Removed ${name}`);
  }
}

function readKeep(text: string | undefined, usage: string): number | null {
  if (text === undefined) return null;
  const keep = Number(text);
  if (Number.isInteger(keep) && keep >= 1 && keep <= 10_000) return keep;
  throw new Failure(`--keep is no number of backups: "${text}".`, usage);
}

/**
 * `npm run backup -- --to folder [--keep 30]`: backs up the database of DATABASE_URL, or the embedded one; encrypted if
 * BACKUP_PASSPHRASE is set.
 *
 * @throws Failure that says what to do
 */
export async function backupCommand(args = process.argv.slice(2)): Promise<void> {
  const usage = 'npm run backup -- --to /var/backups/recruiting --keep 30   (--keep: how many stay; all by default)';
  const { values } = parseArgs({ args, options: { to: { type: 'string' }, keep: { type: 'string' } } });
  const [folder, keep, secret] = [required(values.to, usage), readKeep(values.keep, usage), passphrase()];
  const database = await acquireDatabase();
  try {
    const { place, manifest } = await makeBackup(database.url, folder, secret);
    console.log(`${place}: ${describe(manifest)}`);
    if (secret === null) {
      console.log('It is not encrypted: whoever reads it reads every CV. Set BACKUP_PASSPHRASE to encrypt backups.');
    }
    console.log(
      'SECRETS_KEY and NEXTAUTH_SECRET (or .data/secrets.json, which holds it) are not in it: keep them elsewhere.',
    );
  } finally {
    await database.release();
  }
  if (keep !== null) await removeOlderBackups(folder, keep);
}

function reportLeftOut(names: readonly string[]): void {
  if (names.length > 0) console.log(`Left out, since the product does not have it: ${names.join(', ')}.`);
}

/**
 * `npm run restore -- --from folder/backup-…`: restores into the empty database of DATABASE_URL, or the embedded one.
 *
 * @param afterwards told the restored database's address
 * @throws Failure that says what to do
 */
export async function restoreCommand(
  afterwards: (url: string) => Promise<void>,
  args = process.argv.slice(2),
): Promise<void> {
  const usage = 'npm run restore -- --from /var/backups/recruiting/backup-20261129T020000Z';
  const { values } = parseArgs({ args, options: { from: { type: 'string' } } });
  const backup = await openBackup(required(values.from, usage), passphrase());
  const database = await acquireDatabase();
  try {
    const leftOut = await restoreBackup(database.url, backup);
    reportLeftOut(leftOut);
    console.log(`Restored ${describe(backup.manifest)}. Each table was compared with the backup.`);
    await afterwards(database.url);
  } finally {
    await database.release();
  }
}

/**
 * `npm run backup:verify -- --from folder/backup-…`: restores into a database of its own on the same server, which is
 * dropped again.
 *
 * @throws Failure naming what is missing, changed or cannot be restored
 */
export async function verifyBackupCommand(args = process.argv.slice(2)): Promise<void> {
  const usage = 'npm run backup:verify -- --from /var/backups/recruiting/backup-20261129T020000Z';
  const { values } = parseArgs({ args, options: { from: { type: 'string' } } });
  const backup = await openBackup(required(values.from, usage), passphrase());
  const database = await acquireDatabase();
  try {
    reportLeftOut(await withScratchDatabase(database.url, (url) => restoreBackup(url, backup)));
    console.log(`ok: ${describe(backup.manifest)}, restored and compared.`);
  } finally {
    await database.release();
  }
}
