import { database } from '@/lib/db/client';
import type { BackupFailure, BackupProof } from '@/lib/db/generated/enums';
import { env } from '@/lib/env';

/** What is known of backups of this installation. */
export interface BackupState {
  /** Whether this process, or another, makes or made any. */
  used: boolean;
  /** `lost`: CVs that are in no bucket any more, so not in it. */
  lastGood: { at: Date; name: string; bytes: number; encrypted: boolean; proof: BackupProof; lost: number } | null;
  /** Since when there should be a good one, and is none: the first attempt, or without one the installation's first account. */
  wantedSince: Date | null;
  /** Of the last attempt; null: it ended well, or none was made. */
  failed: { at: Date; why: BackupFailure } | null;
  /** Since when one is being made. */
  runningSince: Date | null;
}

/** The last good backup, and what became of attempts since. */
export async function getBackupState(): Promise<BackupState> {
  const db = database();
  const [good, ended, running] = await Promise.all([
    db.backupRun.findFirst({ where: { state: 'GOOD' }, orderBy: { startedAt: 'desc' } }),
    db.backupRun.findFirst({ where: { state: { not: 'RUNNING' } }, orderBy: { startedAt: 'desc' } }),
    db.backupRun.findFirst({ where: { state: 'RUNNING' }, orderBy: { startedAt: 'desc' } }),
  ]);
  const isWanted = env().BACKUP_TO !== undefined;
  const oldest = { orderBy: { createdAt: 'asc' }, select: { createdAt: true } } as const;
  const first = good ? null : await db.backupRun.findFirst({ orderBy: { startedAt: 'asc' } });
  const account = good || first || !isWanted ? null : await db.user.findFirst(oldest);
  return {
    used: isWanted || good !== null || ended !== null || running !== null,
    lastGood: good && {
      // What it holds is of then.
      at: good.startedAt,
      name: good.name ?? '',
      bytes: Number(good.bytes ?? 0),
      encrypted: good.encrypted ?? false,
      proof: good.proof ?? 'READ',
      lost: good.lost,
    },
    wantedSince: first?.startedAt ?? account?.createdAt ?? null,
    failed: ended?.state === 'FAILED' ? { at: ended.endedAt ?? ended.startedAt, why: ended.failure ?? 'OTHER' } : null,
    runningSince: running?.startedAt ?? null,
  };
}
