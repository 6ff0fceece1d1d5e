/** A file in a ZIP archive, as the archive's list says. */
export interface ArchiveEntry {
  /** Its name as bytes; `isUtf8` says how to decode them. */
  name: Uint8Array;
  isUtf8: boolean;
  isEncrypted: boolean;
  /** 0: stored, 8: deflated. */
  method: number;
  packedSize: number;
  size: number;
  /** Offset of the file's own header in the archive. */
  at: number;
}

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const endBytes = 22;
const entryBytes = 46;
/** A comment of up to this length may follow the archive's end record. */
const maxComment = 65_535;
const maxEntries = 10_000;

/** Where the archive's list begins; null: it has none, so that the file is cut off. */
function findList(view: DataView): { at: number; count: number } | null {
  const last = view.byteLength - endBytes;
  for (let at = last; at >= Math.max(0, last - maxComment); at -= 1) {
    if (view.getUint32(at, true) === endMark) {
      return { at: view.getUint32(at + 16, true), count: view.getUint16(at + 10, true) };
    }
  }
  return null;
}

/**
 * Lists what is in a ZIP archive, without unpacking anything.
 *
 * @returns at most ten thousand entries; null where the list is missing or damaged
 */
export function archiveEntries(bytes: Uint8Array): ArchiveEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const list = findList(view);
  if (!list) return null;
  const entries: ArchiveEntry[] = [];
  let at = list.at;
  while (entries.length < Math.min(list.count, maxEntries)) {
    if (at + entryBytes > view.byteLength || view.getUint32(at, true) !== entryMark) return null;
    const flags = view.getUint16(at + 8, true);
    const nameLength = view.getUint16(at + 28, true);
    entries.push({
      name: bytes.subarray(at + entryBytes, at + entryBytes + nameLength),
      isUtf8: (flags & 0x800) !== 0,
      isEncrypted: (flags & 1) !== 0,
      method: view.getUint16(at + 10, true),
      packedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    });
    at += entryBytes + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** What an entry's packed bytes are; null where they are not in the file. */
export function packedBytes(bytes: Uint8Array, { at, packedSize }: ArchiveEntry): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (at + 30 > view.byteLength) return null;
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  return start + packedSize > bytes.byteLength ? null : bytes.subarray(start, start + packedSize);
}
