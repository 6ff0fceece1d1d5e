/** Chromium hands out a folder in parts of 100: read until a part is empty. */
async function readFolder(folder: FileSystemDirectoryEntry): Promise<File[]> {
  const reader = folder.createReader();
  const files: File[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (part.length === 0) return files;
    for (const entry of part) files.push(...(await readEntry(entry)));
  }
}

async function readEntry(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isDirectory) return readFolder(entry as FileSystemDirectoryEntry);
  return [await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject))];
}

/** The files of a drop; a dropped folder stands for every file in it, however deep. */
export async function droppedFiles(transfer: DataTransfer): Promise<File[]> {
  // Entries must be taken before the first `await`: the browser empties the transfer after the event.
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry?.() ?? null);
  if (!entries.some((entry) => entry?.isDirectory)) return [...transfer.files];
  const files = await Promise.all(entries.map((entry) => (entry ? readEntry(entry) : [])));
  return files.flat();
}

/** Whether a drag carries files, not text or a link. */
export function carriesFiles(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes('Files') ?? false;
}
