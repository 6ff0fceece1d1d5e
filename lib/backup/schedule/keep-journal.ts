import { requirePermission, type Actor } from '@/lib/auth/actor';
import { withClient } from '@/lib/db/with-client';
import { env } from '@/lib/env';
import { takeJobLock } from '@/lib/jobs/job-lock';
import { findErasures, writeJournal } from '../erasures/write-journal';
import { writeErasures } from '../make-checked-backup';
import { openTarget } from '../open-target';

/** Shorter than the time between two calls. */
const lockSeconds = 15;
/** So often it is written that nobody was erased. */
const quietMs = 10 * 60_000;
const dayMs = 24 * 60 * 60_000;

/** So long it is not tried again when the place could not be written. */
const pauseMs = 5 * 60_000;

/** What this process wrote last, and when; not what failed. */
let last: { ids: string; at: number } | undefined;
let pausedUntil = 0;

/**
 * Writes who was erased beside the backups, soon after: a database that is lost takes with it what is known of erasures since its
 * backup. Every worker may ask; one of them writes.
 *
 * @throws AppError `permission.denied`; Failure when the place cannot be written
 */
export async function keepJournal(actor: Actor, now: Date = new Date()): Promise<void> {
  requirePermission(actor, 'administration');
  const { BACKUP_TO, DATABASE_URL: url } = env();
  if (!BACKUP_TO || !url || now.getTime() < pausedUntil) return;
  if (!(await takeJobLock('erasure-journal', lockSeconds))) return;
  try {
    await writeWhatIsNew(url, BACKUP_TO, now);
  } catch (error) {
    pausedUntil = now.getTime() + pauseMs;
    throw error;
  }
}

async function writeWhatIsNew(url: string, place: string, now: Date): Promise<void> {
  const target = openTarget(place);
  // Nobody may have written for days.
  if (!last) await writeErasures(url, target);
  // The place may have been away for days, which end with this.
  const since = new Date(Math.min(now.getTime(), last?.at ?? Infinity) - dayMs);
  const known = await withClient(url, (client) => findErasures(client, since));
  if (!known) return;
  const ids = known.entries.map(({ id }) => id).join();
  if (last && last.ids === ids && now.getTime() - last.at < quietMs) return;
  await writeJournal(target, known);
  last = { ids, at: now.getTime() };
}
