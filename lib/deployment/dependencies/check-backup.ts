import { getBackupState } from '@/lib/backup/get-backup-state';
import type { Finding } from './dependency';

const dayMs = 24 * 60 * 60_000;
const lateDays = 3;

/** Whether the last backup is a good one, and not too old. */
export async function checkBackup(): Promise<Finding | null | 'unused'> {
  const { used, lastGood, failed } = await getBackupState();
  if (!used) return 'unused';
  const days = lastGood ? Math.floor((Date.now() - lastGood.at.getTime()) / dayMs) : 0;
  if (days >= lateDays) return { code: 'backup-late', values: { days } };
  return failed ? { code: 'backup-failed', values: {} } : null;
}
