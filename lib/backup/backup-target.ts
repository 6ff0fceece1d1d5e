import type { Readable } from 'node:stream';
import { Failure } from '@/lib/failure';

/** Where backups are kept cannot be reached, refuses, or has no room. */
export class PlaceFailure extends Failure {
  constructor(
    { message, remedy, cause }: Failure,
    readonly isFull: boolean,
  ) {
    super(message, remedy, { cause });
  }
}

/** Where backups are kept: files by name, with at most one folder above them. */
export interface BackupTarget {
  /** For people: its path or address. */
  readonly place: string;
  /** Writes a file, or puts another in its place. Whoever reads meanwhile finds all of it, or what was there before. */
  write(name: string, content: Readable): Promise<void>;
  /** @returns null when there is no such file */
  read(name: string): Promise<Readable | null>;
  /** The names in a folder of it, or at its top: `''`; none when there is no such folder. Folders are named as files are. */
  list(folder: string): Promise<string[]>;
  /** Removes a file, or a folder with what is in it; nothing happens when it is not there. */
  remove(name: string): Promise<void>;
}
