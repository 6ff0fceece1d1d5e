import { Writable } from 'node:stream';
import { Failure } from '@/lib/failure';
import { BackupFiles } from './backup-files';
import { PlaceFailure, type BackupTarget } from './backup-target';
import { isFinished } from './list-backups';
import { DamagedBackup, parseManifest, type Manifest } from './manifest';

export interface Backup {
  files: BackupFiles;
  manifest: Manifest;
}

/**
 * Opens a backup and checks that each of its files is there and as it was written; of the archives of CVs, which may be large, only
 * that they are there: each CV is compared when it is read.
 *
 * @param name its folder in the target
 * @param passphrase null if none is known
 * @throws DamagedBackup naming the file that is missing or changed; PlaceFailure; Failure when it is none, or needs a passphrase
 */
export async function openBackup(target: BackupTarget, name: string, passphrase: string | null): Promise<Backup> {
  if (!(await isFinished(target, name))) {
    throw new Failure(
      `${target.place}/${name} is no backup.`,
      'Name the folder of one backup, such as backup-20261129T020000Z.',
    );
  }
  const files = await BackupFiles.open(target, name, passphrase);
  const manifest = parseManifest(await readText(files, files.nameOf('manifest.json')), `${target.place}/${name}`);
  for (const { file, storedSha256 } of manifest.tables) {
    if ((await files.storedSha256(file)) !== storedSha256) {
      throw notWhole(`${files.placeOf(file)} is not as it was written.`);
    }
  }
  const there = new Set(manifest.cvs.length > 0 ? await target.list(name) : []);
  const absent = manifest.cvs.find(({ file }) => !there.has(file));
  if (absent) throw notWhole(`${files.placeOf(absent.file)} is missing.`);
  return { files, manifest };
}

const notWhole = (what: string): DamagedBackup =>
  new DamagedBackup(what, 'Copy the backup again, or take an earlier one.');

async function readText(files: BackupFiles, name: string): Promise<string> {
  const chunks: Buffer[] = [];
  const target = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  try {
    await files.read(name, target);
  } catch (cause) {
    if (cause instanceof PlaceFailure) throw cause;
    throw new DamagedBackup(`${files.placeOf(name)} is damaged.`, 'Copy the backup again, or take an earlier one.', {
      cause,
    });
  }
  return Buffer.concat(chunks).toString('utf8');
}
