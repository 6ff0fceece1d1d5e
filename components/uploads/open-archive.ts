import { Inflate } from 'fflate';
import { archiveEntries, packedBytes, type ArchiveEntry } from '@/lib/cv/archive-entries';
import { baseName, entryPath, isLeftOut } from './entry-name';
import type { FileRefusal } from './inspect-file';
import { maxFileBytes } from './upload-queue';

/** A file of an archive: its bytes, or why it is not taken; larger ones than a CV may be have neither. */
export interface OpenedEntry {
  name: string;
  size: number;
  bytes: Uint8Array | null;
  refusal: FileRefusal | null;
}

const deflated = 8;
const stepBytes = 16 * 1024;

/** Unpacks no more than the archive's list says. @throws Error when it is more, or damaged */
function inflate(packed: Uint8Array, size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  let filled = 0;
  const inflating = new Inflate((part) => {
    if (filled + part.length > size) throw new Error('The entry is larger than its archive says.');
    bytes.set(part, filled);
    filled += part.length;
  });
  for (let at = 0; at < packed.length; at += stepBytes) {
    inflating.push(packed.subarray(at, at + stepBytes), at + stepBytes >= packed.length);
  }
  if (filled !== size) throw new Error('The entry is smaller than its archive says.');
  return bytes;
}

function openEntry(archive: Uint8Array, entry: ArchiveEntry, name: string): OpenedEntry {
  const { size, method, isEncrypted } = entry;
  const refuse = (refusal: FileRefusal | null): OpenedEntry => ({ name, size, bytes: null, refusal });
  if (isEncrypted) return refuse('cv.encrypted');
  if (size > maxFileBytes) return refuse(null);
  const packed = packedBytes(archive, entry);
  if (!packed) return refuse('cv.damaged');
  if (method !== 0 && method !== deflated) return refuse('cv.archive');
  try {
    if (method === deflated) return { name, size, bytes: inflate(packed, size), refusal: null };
    return packed.length === size ? { name, size, bytes: packed, refusal: null } : refuse('cv.damaged');
  } catch {
    return refuse('cv.damaged');
  }
}

/** A file that an archive lists. */
export interface ListedEntry {
  /** With its folders. */
  path: string;
  name: string;
  open: () => OpenedEntry;
}

/** What is in a ZIP archive, to be opened one by one; nothing where it cannot be read. */
export function listArchive(archive: Uint8Array): ListedEntry[] {
  return (archiveEntries(archive) ?? []).flatMap((entry) => {
    const path = entryPath(entry.name, entry.isUtf8);
    const name = baseName(path);
    if (name === '' || isLeftOut(path)) return [];
    return { path, name, open: () => openEntry(archive, entry, name) };
  });
}

/**
 * Opens a ZIP archive, one file after the other. What systems put into folders is left out.
 *
 * @param mayTake whether a file of this size still counts among those that are taken
 */
export function* openArchive(archive: Uint8Array, mayTake: (size: number) => boolean): Generator<OpenedEntry> {
  for (const entry of archiveEntries(archive) ?? []) {
    const path = entryPath(entry.name, entry.isUtf8);
    const name = baseName(path);
    if (name === '' || isLeftOut(path)) continue;
    if (entry.size > maxFileBytes || mayTake(entry.size)) yield openEntry(archive, entry, name);
    else yield { name, size: entry.size, bytes: null, refusal: 'archive-rest' };
  }
}
