import { archiveLimits } from '@/components/uploads/archive-limits';
import { isLeftOut } from '@/components/uploads/entry-name';
import { megabyte } from '@/lib/validation/file-limits';

export interface DroppedFiles {
  files: File[];
  /** Names of unreadable files and folders (deleted, locked, no permission). */
  unreadable: string[];
  /** What a folder holds beyond what is taken from one. */
  rest: File[];
}

const nothing: DroppedFiles = { files: [], unreadable: [], rest: [] };

/** How much may still be taken from a folder and those in it; null: any number of files, none of which is in a folder. */
type Room = { files: number; bytes: number } | null;

function takeFile(file: File, room: Room): DroppedFiles {
  if (!room) return { ...nothing, files: [file] };
  if (room.files <= 0 || file.size > room.bytes) return { ...nothing, rest: [file] };
  room.files -= 1;
  room.bytes -= file.size;
  return { ...nothing, files: [file] };
}

function join(parts: readonly DroppedFiles[]): DroppedFiles {
  return {
    files: parts.flatMap(({ files }) => files),
    unreadable: parts.flatMap(({ unreadable }) => unreadable),
    rest: parts.flatMap(({ rest }) => rest),
  };
}

/** Chromium lists a folder in batches of 100, ended by an empty one. */
async function readFolder(folder: FileSystemDirectoryEntry, room: Room): Promise<DroppedFiles> {
  const reader = folder.createReader();
  const found: DroppedFiles[] = [];
  try {
    for (;;) {
      const part = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
      if (part.length === 0) return join(found);
      for (const entry of part) if (!isLeftOut(entry.name)) found.push(await readEntry(entry, room));
    }
  } catch {
    // Keep what was found so far.
    return join([...found, { ...nothing, unreadable: [folder.name] }]);
  }
}

async function readEntry(entry: FileSystemEntry, room: Room): Promise<DroppedFiles> {
  if (entry.isDirectory) {
    const own = room ?? { files: archiveLimits.files, bytes: archiveLimits.megabytes * megabyte };
    return readFolder(entry as FileSystemDirectoryEntry, own);
  }
  try {
    const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject));
    return takeFile(file, room);
  } catch {
    return { ...nothing, unreadable: [entry.name] };
  }
}

/** The dropped files, with folders expanded recursively, as many of each as of an archive. Never rejects. */
export async function droppedFiles(transfer: DataTransfer): Promise<DroppedFiles> {
  // Read the entries before the first `await`: the browser empties the transfer after the event.
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry?.() ?? null);
  if (!entries.some((entry) => entry?.isDirectory)) return { ...nothing, files: [...transfer.files] };
  return join(await Promise.all(entries.flatMap((entry) => (entry ? [readEntry(entry, null)] : []))));
}

/** Whether a drag contains files. */
export function carriesFiles(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes('Files') ?? false;
}
