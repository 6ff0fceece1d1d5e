import { Readable } from 'node:stream';
import { withClient } from '@/lib/db/with-client';
import { errorCode, errorText, Failure } from '@/lib/failure';
import type { BackupTarget } from './backup-target';
import { dayOf, removeDaysBefore } from './erasures/journal';
import { findErasures, writeJournal } from './erasures/write-journal';
import { isFinished, isOwn, listBackups } from './list-backups';
import { DamagedBackup } from './manifest';
import { makeBackup, type MadeBackup } from './make-backup';
import { openBackup } from './open-backup';
import { verifyBackup, type Proof } from './verify-backup';

interface Wanted {
  /** Null: not encrypted. */
  passphrase: string | null;
  /** How many backups stay, this one included; null: all. */
  keep: number | null;
  /** Nobody else makes a backup of this database now. */
  alone: boolean;
  now?: Date;
  signal?: AbortSignal;
}

/** A backup was written, but does not give back what was stored. */
export class UselessBackup extends Failure {}

/** Whether files or rows differ, or the database refuses the rows themselves (SQLSTATE classes 22 and 23). */
function isDamage(error: unknown): boolean {
  return error instanceof DamagedBackup || /^2[23]/.test(errorCode(error) ?? '');
}

/** In the folder of a backup that could not be tried. */
const untried = 'untried';

/** One of them stays: attempts are made each hour. */
async function keepUntried(target: BackupTarget, { name, manifest }: MadeBackup): Promise<void> {
  try {
    for (const other of await listBackups(target)) {
      const isUntried = (await target.list(other.name)).includes(untried);
      if (isUntried && (await isOwn(target, other.name, manifest.installation))) await target.remove(other.name);
    }
    await target.write(`${name}/${untried}`, Readable.from(['']));
  } catch {
    // Why there is no backup is said already.
  }
}

/**
 * Makes a backup, tries it, writes the journal of erasures beside it, and only then takes older ones of this database away; none
 * while CVs are lost, which only these may hold. One that does not stand the trial is taken away itself; of those that could not be
 * tried the last one stays.
 *
 * @returns besides the backup the names of those that were taken away
 * @throws Failure that says why there is none; UselessBackup when it did not stand the trial
 */
export async function makeCheckedBackup(
  url: string,
  target: BackupTarget,
  { passphrase, keep, alone, ...options }: Wanted,
): Promise<MadeBackup & { proof: Proof; removed: string[] }> {
  const made = await makeBackup(url, target, passphrase, options);
  let proof: Proof;
  try {
    proof = await verifyBackup(url, await openBackup(target, made.name, passphrase), {
      alone,
      signal: options.signal,
    });
  } catch (error) {
    const isUseless = isDamage(error);
    // Otherwise nothing is known against it: its place, or the database, may have been away.
    if (!isUseless && !options.signal?.aborted) await keepUntried(target, made);
    else await target.remove(made.name).catch(() => {});
    throw isUseless ? new UselessBackup(errorText(error), 'Make another one.', { cause: error }) : error;
  }
  await writeErasures(url, target);
  const staysAll = keep === null || made.manifest.lost.length > 0;
  return { ...made, proof, removed: staysAll ? [] : await removeOlder(target, keep, made.manifest.installation) };
}

const nothingBefore = new Date(0);

/**
 * Writes into the journal beside the backups who was erased since the oldest of them.
 *
 * @returns how many erasures the database knows of since then
 */
export async function writeErasures(url: string, target: BackupTarget): Promise<number> {
  const days = (await listBackups(target)).map(({ begunAt }) => dayBefore(begunAt));
  const known = await withClient(url, (client) => findErasures(client, days[0] ?? nothingBefore));
  if (known) await writeJournal(target, known, days);
  return known?.entries.length ?? 0;
}

function dayBefore(at: Date): Date {
  return new Date(Math.max(0, at.getTime() - 24 * 60 * 60_000));
}

/** Takes away all but the newest `keep` backups of this database; what is of another, or has another name, stays. */
async function removeOlder(target: BackupTarget, keep: number, installation: string | undefined): Promise<string[]> {
  const finished = [];
  for (const one of await listBackups(target)) {
    const isOurs = await isOwn(target, one.name, installation);
    if (isOurs && (await isFinished(target, one.name))) finished.push(one);
  }
  const removed = finished.slice(0, -keep);
  for (const { name } of removed) await target.remove(name);
  // Of another's, too: days that name no database may be of any.
  const [oldest] = await listBackups(target);
  if (oldest) {
    const day = dayOf(dayBefore(oldest.begunAt));
    await removeDaysBefore(target, { day, installation: installation ?? null });
  }
  return removed.map(({ name }) => name);
}
