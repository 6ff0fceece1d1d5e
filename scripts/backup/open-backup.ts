import { existsSync } from 'node:fs';
import path from 'node:path';
import { Writable } from 'node:stream';
import { Failure } from '../failure';
import { BackupFiles } from './backup-files';
import { parseManifest, type Manifest } from './manifest';

export interface Backup {
  files: BackupFiles;
  manifest: Manifest;
}

/**
 * Opens a backup and checks that each of its files is there and as it was written.
 *
 * @param passphrase null if none is known
 * @throws Failure naming the file that is missing or changed
 */
export async function openBackup(folder: string, passphrase: string | null): Promise<Backup> {
  const files = await BackupFiles.open(folder, passphrase);
  const name = files.nameOf('manifest.json');
  if (!existsSync(path.join(folder, name))) {
    throw new Failure(`${folder} is no backup.`, 'Name the folder of one backup, such as backup-20261129T020000Z.');
  }
  const manifest = parseManifest(await readText(files, name), folder);
  for (const { file, storedSha256 } of manifest.tables) {
    const found = await files.storedSha256(file).catch(() => null);
    const what = found === null ? 'is missing or cannot be read' : 'is not as it was written';
    if (found !== storedSha256) {
      throw new Failure(`${path.join(folder, file)} ${what}.`, 'Copy the backup again, or take an earlier one.');
    }
  }
  return { files, manifest };
}

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
    throw new Failure(
      `${path.join(files.folder, name)} is damaged.`,
      'Copy the backup again, or take an earlier one.',
      { cause },
    );
  }
  return Buffer.concat(chunks).toString('utf8');
}
