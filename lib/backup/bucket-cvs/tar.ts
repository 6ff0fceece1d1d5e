/** What is in an archive of the format tar (POSIX ustar), which any other program reads, too. */
interface Entry {
  name: string;
  bytes: Uint8Array;
}

const blockBytes = 512;
/** Larger than any CV: the length that a damaged archive names is not believed. */
const maxEntryBytes = 64 * 1024 * 1024;
const nothing = Buffer.alloc(0);

const paddingOf = (size: number): number => (blockBytes - (size % blockBytes)) % blockBytes;
const octal = (value: number, length: number): string => `${value.toString(8).padStart(length - 1, '0')}\0`;

/** The parts of an archive that stand for one file. @param name at most 100 characters of ASCII */
export function* tarEntry({ name, bytes }: Entry): Generator<Uint8Array> {
  const header = Buffer.alloc(blockBytes);
  header.write(name, 0, 100, 'latin1');
  header.write(`${octal(0o600, 8)}${octal(0, 8)}${octal(0, 8)}${octal(bytes.byteLength, 12)}${octal(0, 12)}`, 100);
  // The sum counts its own field as spaces.
  header.write('        0', 148);
  header.write('ustar\x0000', 257, 'latin1');
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${octal(sum, 7)} `, 148);
  yield header;
  yield bytes;
  yield Buffer.alloc(paddingOf(bytes.byteLength));
}

/** What stands at an archive's end. */
export const tarEnd = (): Uint8Array => Buffer.alloc(2 * blockBytes);

/** The files of an archive, one at a time. @throws Error when it is cut off, or is none */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const chunks = source[Symbol.asyncIterator]();
  let rest: Buffer = nothing;
  const take = async (count: number): Promise<Buffer> => {
    const parts: Buffer[] = [rest];
    let held = rest.byteLength;
    while (held < count) {
      const next = await chunks.next();
      if (next.done) throw new Error('The archive is cut off.');
      parts.push(next.value);
      held += next.value.byteLength;
    }
    const all = parts.length === 1 ? rest : Buffer.concat(parts, held);
    rest = all.subarray(count);
    return all.subarray(0, count);
  };
  for (;;) {
    const header = await take(blockBytes);
    if (header.every((byte) => byte === 0)) break;
    const size = Number.parseInt(header.toString('latin1', 124, 135), 8);
    if (header.toString('latin1', 257, 262) !== 'ustar' || !(size <= maxEntryBytes)) {
      throw new Error('The archive is damaged.');
    }
    const name = header.toString('latin1', 0, 100).split('\0', 1)[0] ?? '';
    yield { name, bytes: await take(size) };
    await take(paddingOf(size));
  }
  // Whoever hands it over waits until all of it is taken.
  while (!(await chunks.next()).done);
}
