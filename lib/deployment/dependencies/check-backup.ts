import { getBackupState } from '@/lib/backup/get-backup-state';
import type { Finding } from './dependency';

const dayMs = 24 * 60 * 60_000;
const lateDays = 3;

/** Whether the last backup is a good one, and not too old, or none was good for as long. */
export async function checkBackup(): Promise<Finding | null | 'unused'> {
  const { used, lastGood, wantedSince, failed } = await getBackupState();
  if (!used) return 'unused';
  const since = lastGood?.at ?? wantedSince;
  const days = since ? Math.floor((Date.now() - since.getTime()) / dayMs) : 0;
  if (days >= lateDays) return { code: lastGood ? 'backup-late' : 'backup-never', values: { days } };
  return failed ? { code: 'backup-failed', values: {} } : null;
}
