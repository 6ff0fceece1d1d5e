export interface DroppedFiles {
  files: File[];
  /** Names of files and folders that cannot be read: deleted meanwhile, locked, or not this person's. */
  unreadable: string[];
}

function join(parts: readonly DroppedFiles[]): DroppedFiles {
  return { files: parts.flatMap(({ files }) => files), unreadable: parts.flatMap(({ unreadable }) => unreadable) };
}

/** Chromium hands out a folder in parts of 100: read until a part is empty. */
async function readFolder(folder: FileSystemDirectoryEntry): Promise<DroppedFiles> {
  const reader = folder.createReader();
  const found: DroppedFiles[] = [];
  try {
    for (;;) {
      const part = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
      if (part.length === 0) return join(found);
      for (const entry of part) found.push(await readEntry(entry));
    }
  } catch {
    // What was found in it goes on.
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

/** The files of a drop; a dropped folder stands for every file in it, however deep. Never rejects. */
export async function droppedFiles(transfer: DataTransfer): Promise<DroppedFiles> {
  // Entries must be taken before the first `await`: the browser empties the transfer after the event.
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry?.() ?? null);
  if (!entries.some((entry) => entry?.isDirectory)) return { files: [...transfer.files], unreadable: [] };
  return join(await Promise.all(entries.flatMap((entry) => (entry ? [readEntry(entry)] : []))));
}

/** Whether a drag carries files, not text or a link. */
export function carriesFiles(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes('Files') ?? false;
}
