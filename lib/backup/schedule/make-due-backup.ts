import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { env } from '@/lib/env';
import { logger } from '@/lib/logger';
import { withBackupLease } from '../backup-lease';
import { makeCheckedBackup } from '../make-checked-backup';
import { openTarget } from '../open-target';
import { readPassphrase } from '../passphrase';
import { endInterrupted, recordRun } from '../record-run';
import { isDue } from './find-due';

/** A run of retention that takes longer no backup waits for. */
const retentionHours = 3;
const shownAttempts = 30;

/** Whether one is to be made now: it is time, and retention has done its part of the night. */
async function mayBegin(now: Date): Promise<boolean> {
  const attempts = await database().backupRun.findMany({
    where: { origin: 'SCHEDULE' },
    orderBy: { startedAt: 'desc' },
    take: shownAttempts,
    select: { state: true, startedAt: true, endedAt: true, failure: true },
  });
  if (!isDue(now, env().BACKUP_AT, attempts)) return false;
  const since = new Date(now.getTime() - retentionHours * 60 * 60_000);
  return (await database().retentionRun.count({ where: { endedAt: null, startedAt: { gte: since } } })) === 0;
}

/**
 * Makes the night's backup as the settings say, if none was made yet. Every worker may ask again and again: one of them makes
 * it, and when it is killed another makes a new one.
 *
 * @returns what happened; `nothing`: it is not time, another process makes it, or none is to be made
 * @throws AppError `permission.denied`
 */
export async function makeDueBackup(
  actor: Actor,
  { now = new Date(), signal }: { now?: Date; signal?: AbortSignal } = {},
): Promise<'made' | 'failed' | 'nothing'> {
  requirePermission(actor, 'administration');
  const { BACKUP_TO, BACKUP_KEEP, DATABASE_URL: url } = env();
  if (!BACKUP_TO || !url || !(await mayBegin(now))) return 'nothing';
  const outcome = await withBackupLease(
    url,
    async (stop) => {
      // Another process may have made it since.
      if (!(await mayBegin(now))) return 'nothing';
      await endInterrupted(url);
      try {
        const { name, bytes, proof, removed, manifest } = await recordRun(url, 'SCHEDULE', async () => {
          const wanted = { passphrase: readPassphrase(env()), keep: BACKUP_KEEP, alone: true, signal: stop };
          return makeCheckedBackup(url, openTarget(BACKUP_TO), wanted);
        });
        logger.info({ name, bytes, proof, removed: removed.length }, 'a backup was made');
        const { lost } = manifest;
        if (lost.length > 0) logger.error({ lost: lost.length }, 'CVs are not in the bucket, so not in the backup');
        return 'made';
      } catch (error) {
        logger.error({ err: error }, 'no backup was made');
        return 'failed';
      }
    },
    signal,
  );
  return outcome ?? 'nothing';
}
