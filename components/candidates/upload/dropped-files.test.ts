import { droppedFiles } from './dropped-files';

const unreadable = new DOMException('Gone', 'NotFoundError');

function fileEntry(name: string, readable = true): FileSystemEntry {
  const file = (resolve: (file: File) => void, reject: (error: Error) => void) =>
    readable ? resolve(new File(['%PDF-1.7'], name)) : reject(unreadable);
  return { name, isDirectory: false, file } as unknown as FileSystemEntry;
}

/** A folder that hands out `parts`, then nothing, or breaks off. */
function folderEntry(name: string, parts: FileSystemEntry[][], breaksOff = false): FileSystemEntry {
  const left = [...parts];
  const readEntries = (resolve: (part: FileSystemEntry[]) => void, reject: (error: Error) => void) =>
    left.length === 0 && breaksOff ? reject(unreadable) : resolve(left.shift() ?? []);
  return { name, isDirectory: true, createReader: () => ({ readEntries }) } as unknown as FileSystemEntry;
}

async function drop(...entries: FileSystemEntry[]) {
  const items = entries.map((entry) => ({ webkitGetAsEntry: () => entry }));
  const dropped = await droppedFiles({ items, files: [] } as unknown as DataTransfer);
  return { ...dropped, files: dropped.files.map(({ name }) => name) };
}

test('a folder stands for every file in it, however deep and in however many parts', async () => {
  const inner = folderEntry('inner', [[fileEntry('c.pdf')]]);
  await expect(drop(folderEntry('CVs', [[fileEntry('a.pdf')], [fileEntry('b.pdf'), inner]]))).resolves.toEqual({
    files: ['a.pdf', 'b.pdf', 'c.pdf'],
    unreadable: [],
  });
});

test('a file that cannot be read is named, and the others of the drop go on', async () => {
  const folder = folderEntry('CVs', [[fileEntry('a.pdf'), fileEntry('gone.pdf', false), fileEntry('b.pdf')]]);
  await expect(drop(fileEntry('first.pdf'), folder, fileEntry('locked.pdf', false))).resolves.toEqual({
    files: ['first.pdf', 'a.pdf', 'b.pdf'],
    unreadable: ['gone.pdf', 'locked.pdf'],
  });
});

test('a folder that breaks off is named, and what was found in it goes on', async () => {
  const broken = folderEntry('secret', [[fileEntry('a.pdf')]], true);
  await expect(drop(folderEntry('CVs', [[broken, fileEntry('b.pdf')]]))).resolves.toEqual({
    files: ['a.pdf', 'b.pdf'],
    unreadable: ['secret'],
  });
});
