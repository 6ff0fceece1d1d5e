import { createHash } from 'node:crypto';
import type { FileLine } from './line-schemas';

const beforeFirst = '0'.repeat(64);
const opening = ',"hash":"';
const hashLength = 64;
/** From the comma before the hash to the end of the line. */
const sealLength = opening.length + hashLength + 2;

const hashOf = (before: string, text: string): string =>
  createHash('sha256').update(`${before}\n${text}`).digest('hex');

/**
 * Writes lines so that each proves those before it: `hash` is the SHA-256 of the hash before (64 zeros at first), a line
 * break and the line as it is without `hash`. The SHA-256 of the whole file is given too.
 */
export class LineSealer {
  private before = beforeFirst;
  private readonly whole = createHash('sha256');
  /** Lines so far. */
  lines = 0;

  /** The next line, with the line break that ends it. */
  seal(line: FileLine): string {
    this.lines += 1;
    const text = JSON.stringify({ n: this.lines, ...line });
    this.before = hashOf(this.before, text);
    const sealed = `${text.slice(0, -1)}${opening}${this.before}"}\n`;
    this.whole.update(sealed);
    return sealed;
  }

  /** SHA-256 of all lines; afterwards none can be added. */
  sha256(): string {
    return this.whole.digest('hex');
  }
}

/** What a file says of itself. That it was made here, only the audit log proves (`check-seal.ts`). */
export interface CheckedFile {
  sha256: string;
  lines: number;
  /** The number of the first line that is not as it was written, or before which one is missing; null: none. */
  firstChanged: number | null;
}

async function* linesOf(chunks: AsyncIterable<Uint8Array>, onChunk: (chunk: Uint8Array) => void) {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    onChunk(chunk);
    const parts = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = parts.pop() ?? '';
    yield* parts;
  }
  rest += decoder.decode();
  if (rest !== '') yield rest;
}

/** Computes the hashes of a file anew, a piece at a time. One that is no file of lines, as a PDF, has its first line changed. */
export async function checkFile(chunks: AsyncIterable<Uint8Array>): Promise<CheckedFile> {
  const whole = createHash('sha256');
  let before = beforeFirst;
  let lines = 0;
  let last = '';
  let firstChanged: number | null = null;
  for await (const line of linesOf(chunks, (chunk) => whole.update(chunk))) {
    lines += 1;
    if (firstChanged !== null) continue;
    const text = `${line.slice(0, -sealLength)}}`;
    before = hashOf(before, text);
    if (!text.startsWith(`{"n":${lines},`) || line.slice(-sealLength) !== `${opening}${before}"}`) firstChanged = lines;
    last = text;
  }
  // Lines taken from the end leave the rest as it was.
  if (firstChanged === null && !last.startsWith(`{"n":${lines},"type":"end",`)) firstChanged = lines + 1;
  return { sha256: whole.digest('hex'), lines, firstChanged };
}
