import { Failure } from '@/lib/failure';
import type { BackupTarget } from './backup-target';
import { FolderTarget } from './folder-target';

/**
 * @param address the path of a folder
 * @throws Failure for any other address
 */
export function openTarget(address: string): BackupTarget {
  if (!address.includes('://')) return new FolderTarget(address);
  throw new Failure(
    `"${address.slice(0, address.indexOf('://'))}" is no kind of place that backups can be written to.`,
    'Name a folder, such as /var/backups/recruiting.',
  );
}
