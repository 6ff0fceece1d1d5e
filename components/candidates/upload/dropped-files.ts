import { isLeftOut } from '@/components/uploads/entry-name';

export interface DroppedFiles {
  files: File[];
  /** Names of unreadable files and folders (deleted, locked, no permission). */
  unreadable: string[];
}

function join(parts: readonly DroppedFiles[]): DroppedFiles {
  return { files: parts.flatMap(({ files }) => files), unreadable: parts.flatMap(({ unreadable }) => unreadable) };
}

/** Chromium lists a folder in batches of 100, ended by an empty one. */
async function readFolder(folder: FileSystemDirectoryEntry): Promise<DroppedFiles> {
  const reader = folder.createReader();
  const found: DroppedFiles[] = [];
  try {
    for (;;) {
      const part = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
      if (part.length === 0) return join(found);
      for (const entry of part) if (!isLeftOut(entry.name)) found.push(await readEntry(entry));
    }
  } catch {
    // Keep what was found so far.
    return join([...found, { files: [], unreadable: [folder.name] }]);
  }
}

async function readEntry(entry: FileSystemEntry): Promise<DroppedFiles> {
  if (entry.isDirectory) return readFolder(entry as FileSystemDirectoryEntry);
  try {
    const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject));
    return { files: [file], unreadable: [] };
  } catch {
    return { files: [], unreadable: [entry.name] };
  }
}

/** The dropped files, with folders expanded recursively. Never rejects. */
export async function droppedFiles(transfer: DataTransfer): Promise<DroppedFiles> {
  // Read the entries before the first `await`: the browser empties the transfer after the event.
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry?.() ?? null);
  if (!entries.some((entry) => entry?.isDirectory)) return { files: [...transfer.files], unreadable: [] };
  return join(await Promise.all(entries.flatMap((entry) => (entry ? [readEntry(entry)] : []))));
}

/** Whether a drag contains files. */
export function carriesFiles(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes('Files') ?? false;
}
