import { Failure } from '@/lib/failure';
import type { BackupTarget } from './backup-target';
import { BucketTarget } from './bucket-target';
import { FolderTarget } from './folder-target';

/** A bucket by the rules of S3, and a prefix without empty parts. */
const bucketAddress = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w.-]+)*)\/?$/;

/**
 * @param address the path of a folder, or `s3://bucket/prefix`; the store is that of the settings `S3_…`
 * @throws Failure for any other address
 */
export function openTarget(address: string): BackupTarget {
  if (!address.includes('://')) return new FolderTarget(address);
  const [, bucket, folder = ''] = bucketAddress.exec(address) ?? [];
  if (bucket) return new BucketTarget(bucket, folder.slice(1));
  throw new Failure(
    `"${address}" is no place that backups can be written to.`,
    'Name a folder, such as /var/backups/recruiting, or a bucket, such as s3://backups/recruiting.',
  );
}
