import { droppedFiles } from './dropped-files';

const unreadable = new DOMException('Gone', 'NotFoundError');

function fileEntry(name: string, readable = true, size = 8): FileSystemEntry {
  const file = (resolve: (file: File) => void, reject: (error: Error) => void) =>
    readable
      ? resolve(Object.defineProperty(new File(['%PDF-1.7'], name), 'size', { value: size }))
      : reject(unreadable);
  return { name, isDirectory: false, file } as unknown as FileSystemEntry;
}

/** A folder that lists `parts` and then ends, or fails. */
function folderEntry(name: string, parts: FileSystemEntry[][], breaksOff = false): FileSystemEntry {
  const left = [...parts];
  const readEntries = (resolve: (part: FileSystemEntry[]) => void, reject: (error: Error) => void) =>
    left.length === 0 && breaksOff ? reject(unreadable) : resolve(left.shift() ?? []);
  return { name, isDirectory: true, createReader: () => ({ readEntries }) } as unknown as FileSystemEntry;
}

async function drop(...entries: FileSystemEntry[]) {
  const items = entries.map((entry) => ({ webkitGetAsEntry: () => entry }));
  const dropped = await droppedFiles({ items, files: [] } as unknown as DataTransfer);
  const namesOf = (files: File[]) => files.map(({ name }) => name);
  return { ...dropped, files: namesOf(dropped.files), rest: namesOf(dropped.rest) };
}

test('folders are expanded recursively and across batches', async () => {
  const inner = folderEntry('inner', [[fileEntry('c.pdf')]]);
  await expect(drop(folderEntry('CVs', [[fileEntry('a.pdf')], [fileEntry('b.pdf'), inner]]))).resolves.toEqual({
    files: ['a.pdf', 'b.pdf', 'c.pdf'],
    unreadable: [],
    rest: [],
  });
});

test('unreadable files are reported, the others are returned', async () => {
  const folder = folderEntry('CVs', [[fileEntry('a.pdf'), fileEntry('gone.pdf', false), fileEntry('b.pdf')]]);
  await expect(drop(fileEntry('first.pdf'), folder, fileEntry('locked.pdf', false))).resolves.toEqual({
    files: ['first.pdf', 'a.pdf', 'b.pdf'],
    unreadable: ['gone.pdf', 'locked.pdf'],
    rest: [],
  });
});

test('a folder that fails is reported, its files found so far are returned', async () => {
  const broken = folderEntry('secret', [[fileEntry('a.pdf')]], true);
  await expect(drop(folderEntry('CVs', [[broken, fileEntry('b.pdf')]]))).resolves.toEqual({
    files: ['a.pdf', 'b.pdf'],
    unreadable: ['secret'],
    rest: [],
  });
});

test('what the system puts into folders is left out, what is dropped by itself is not', async () => {
  const folder = folderEntry('CVs', [
    ['.DS_Store', 'Thumbs.db', 'desktop.ini', 'a.pdf'].map((name) => fileEntry(name)),
  ]);
  await expect(drop(folder, fileEntry('.cv.pdf'))).resolves.toEqual({
    files: ['a.pdf', '.cv.pdf'],
    unreadable: [],
    rest: [],
  });
});

const many = (prefix: string, count: number, size?: number) =>
  Array.from({ length: count }, (_, index) => fileEntry(`${prefix}${index + 1}.pdf`, true, size));

test('a hundred files are taken from a folder and those in it, the rest is named; another has a hundred of its own', async () => {
  const { files, rest } = await drop(
    folderEntry('one', [many('a', 60), [folderEntry('in it', [many('b', 42)])]]),
    folderEntry('two', [many('c', 3)]),
  );
  expect(files).toHaveLength(103);
  expect(rest).toEqual(['b41.pdf', 'b42.pdf']);
});

test('200 MB are taken from a folder; files that are dropped by themselves are not counted', async () => {
  const eight = 8 * 1024 * 1024;
  const { files, rest } = await drop(folderEntry('CVs', [many('a', 26, eight)]), ...many('d', 120, eight));
  expect(rest).toEqual(['a26.pdf']);
  expect(files).toHaveLength(25 + 120);
});
