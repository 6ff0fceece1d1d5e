import { systemActorFor } from '@/lib/auth/actor';
import { keepJournal } from '@/lib/backup/schedule/keep-journal';
import { makeDueBackup } from '@/lib/backup/schedule/make-due-backup';
import { env } from '@/lib/env';
import { startRepeating } from '@/lib/jobs/repeat';

const actor = systemActorFor('backup');
/** Whether a backup is due costs one query; so soon another worker begins anew what a killed one has left. */
const everyMs = 20_000;

/**
 * Makes backups as the settings say, and keeps the journal of erasures beside them. Timers, not durable functions: a backup takes
 * longer than a step may, and must not depend on the queue that it is to survive.
 *
 * @returns what ends it, a backup under way included, which another worker or the next start makes anew; undefined where none
 * are made
 */
export function startBackups(): (() => Promise<void>) | undefined {
  const { BACKUP_TO, VERCEL } = env();
  if (!BACKUP_TO || VERCEL) return undefined;
  const stopping = new AbortController();
  const { signal } = stopping;
  const backups = startRepeating('no backup was made', () => makeDueBackup(actor, { signal }), everyMs);
  const journal = startRepeating('who was erased was not written', () => keepJournal(actor), everyMs);
  // Also what the process before was killed amid.
  void backups.now();
  return async () => {
    stopping.abort();
    await Promise.all([backups.stop(), journal.stop()]);
  };
}
