import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { errorCode, explainFileError, Failure } from '@/lib/failure';
import { PlaceFailure, type BackupTarget } from './backup-target';

/** Of a file that is being written; others never see it under this name. */
const unfinished = '.unfinished';

/** Backups in a folder that this user alone may read. */
export class FolderTarget implements BackupTarget {
  readonly place: string;

  /** @param folder is made when something is written */
  constructor(folder: string) {
    this.place = path.resolve(folder);
  }

  /** @throws Failure when the disk is full, or the folder cannot be written */
  async write(name: string, content: Readable): Promise<void> {
    const file = path.join(this.place, name);
    const draft = `${file}.${randomBytes(4).toString('hex')}${unfinished}`;
    try {
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      await pipeline(content, createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }));
      await rename(draft, file);
    } catch (error) {
      content.destroy();
      await rm(draft, { force: true }).catch(() => {});
      throw explainFileError(error, this.place);
    }
  }

  /** @throws PlaceFailure also while it is read: a disk may fail, and a share go away, in the middle */
  async read(name: string): Promise<Readable | null> {
    try {
      const file = (await open(path.join(this.place, name))).createReadStream();
      const explained = Readable.from(this.bytesOf(file), { objectMode: false });
      // Also when nothing was read of it.
      return explained.once('close', () => file.destroy());
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return null;
      throw this.explain(error);
    }
  }

  async list(folder: string): Promise<string[]> {
    try {
      const names = await readdir(path.join(this.place, folder));
      return names.filter((name) => !name.endsWith(unfinished));
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return [];
      throw this.explain(error);
    }
  }

  async remove(name: string): Promise<void> {
    await rm(path.join(this.place, name), { recursive: true, force: true });
  }

  private async *bytesOf(file: Readable): AsyncGenerator<Uint8Array> {
    try {
      yield* file as AsyncIterable<Uint8Array>;
    } catch (error) {
      throw this.explain(error);
    }
  }

  /** What cannot be read now may be whole. */
  private explain(error: unknown): PlaceFailure {
    const known = explainFileError(error, this.place);
    const failure = new Failure(`${this.place} cannot be read.`, 'Look at the folder and its disk.', { cause: error });
    return new PlaceFailure(known instanceof Failure ? known : failure, false);
  }
}
