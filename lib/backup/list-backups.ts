import type { BackupTarget } from './backup-target';

const backupName = /^backup-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/;

/** A backup's folder, by when it was begun. */
export function backupNameAt(begunAt: Date): string {
  return `backup-${begunAt.toISOString().replace(/[-:]|\.\d+/g, '')}`;
}

interface Listed {
  /** A backup's folder: when it was begun, in UTC. */
  name: string;
  begunAt: Date;
}

/** What looks like backups in a target, the oldest first; those are among them that were not finished. */
export async function listBackups(target: BackupTarget): Promise<Listed[]> {
  const names = (await target.list('')).toSorted();
  return names.flatMap((name) => {
    const [, year, month, day, hour, minute, second] = backupName.exec(name) ?? [];
    if (!year) return [];
    return [{ name, begunAt: new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) }];
  });
}

/** The file in a backup's folder that says which database it is of; readable without a passphrase. */
export function ownerFile(installation: string): string {
  return `database-${installation}`;
}

/** Whether a backup is of this database, or of an earlier version, which did not say. */
export async function isOwn(target: BackupTarget, name: string, installation: string | undefined): Promise<boolean> {
  const owner = (await target.list(name)).find((file) => file.startsWith(ownerFile('')));
  return owner === undefined || (installation !== undefined && owner === ownerFile(installation));
}

/** Whether a backup has its list, which is written last. */
export async function isFinished(target: BackupTarget, name: string): Promise<boolean> {
  return (await target.list(name)).some((file) => file.startsWith('manifest.json.'));
}
