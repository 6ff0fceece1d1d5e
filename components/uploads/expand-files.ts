import { archiveKind } from '@/lib/cv/archive-kind';
import { signatureOf } from '@/lib/cv/file-signature';
import { megabyte } from '@/lib/validation/file-limits';
import { archiveLimits } from './archive-limits';
import { isLeftOut } from './entry-name';
import { readHead, type FileRefusal } from './inspect-file';

/** An archive in a mail, a mail in an archive. */
const maxDepth = 2;

export interface NotTaken {
  fileName: string;
  size: number;
  /** Null: it is larger than a CV may be. */
  refusal: FileRefusal | null;
}

export interface ExpandedFiles {
  files: File[];
  notTaken: NotTaken[];
}

/** Takes files out of what a person added. */
class Opening {
  readonly files: File[] = [];
  readonly notTaken: NotTaken[] = [];
  private bytesLeft = archiveLimits.megabytes * megabyte;
  private filesLeft: number = archiveLimits.files;

  private mayTake = (size: number): boolean => {
    if (this.filesLeft <= 0 || size > this.bytesLeft) return false;
    this.filesLeft -= 1;
    this.bytesLeft -= size;
    return true;
  };

  async add(file: File, depth = 0): Promise<void> {
    const signature = file.size > 0 && depth < maxDepth ? signatureOf(await readHead(file)) : null;
    if (signature !== 'zip' && signature !== 'mail') return void this.files.push(file);
    if (file.size > archiveLimits.megabytes * megabyte) {
      return void this.notTaken.push({ fileName: file.name, size: file.size, refusal: 'archive-rest' });
    }
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (signature === 'mail') return this.addMail(file, bytes, depth);
    if (archiveKind(bytes) !== 'archive') return void this.files.push(file);
    return this.addArchive(bytes, depth);
  }

  /** One that cannot be opened stays as it is, and its neighbours are taken. */
  private async addInside(file: File, depth: number): Promise<void> {
    try {
      await this.add(file, depth);
    } catch {
      this.files.push(file);
    }
  }

  private async addArchive(archive: Uint8Array, depth: number): Promise<void> {
    const { openArchive } = await import('./open-archive');
    for (const { name, size, bytes, refusal } of openArchive(archive, this.mayTake)) {
      if (bytes) await this.addInside(new File([new Uint8Array(bytes)], name), depth + 1);
      else this.notTaken.push({ fileName: name, size, refusal });
    }
  }

  private async addMail(file: File, mail: Uint8Array, depth: number): Promise<void> {
    const { openMail } = await import('./open-mail');
    for (const { name, bytes } of await openMail(mail)) {
      const size = bytes.length;
      if (this.mayTake(size)) await this.addInside(new File([new Uint8Array(bytes)], name), depth + 1);
      else this.notTaken.push({ fileName: name, size, refusal: 'archive-rest' });
    }
  }
}

/**
 * Takes the files out of ZIP archives and mails; others stay as they are, and so does what cannot be opened. What systems
 * and Word put beside files is left out. Never rejects.
 */
export async function expandFiles(added: readonly File[]): Promise<ExpandedFiles> {
  const parts = await Promise.all(
    added
      .filter(({ name }) => !isLeftOut(name))
      .map(async (file): Promise<ExpandedFiles> => {
        const opening = new Opening();
        try {
          await opening.add(file);
          return opening;
        } catch {
          return { files: [file], notTaken: [] };
        }
      }),
  );
  return { files: parts.flatMap(({ files }) => files), notTaken: parts.flatMap(({ notTaken }) => notTaken) };
}
