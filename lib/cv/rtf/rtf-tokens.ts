/** What a reader of RTF does with each part of it. */
export interface RtfHandler {
  open: () => void;
  close: () => void;
  /** A control word with its number; a symbol is a word of one sign. */
  word: (name: string, value: number | null) => void;
  /** A byte of text in the encoding of its font. */
  byte: (byte: number) => void;
  /** Bytes that are no text. */
  binary: (bytes: Uint8Array) => void;
}

const [backslash, openBrace, closeBrace, quote] = [0x5c, 0x7b, 0x7d, 0x27];
const isLetter = (byte = 0) => (byte >= 97 && byte <= 122) || (byte >= 65 && byte <= 90);
const isDigit = (byte = 0) => byte >= 48 && byte <= 57;
const longestWord = 32;
const longestNumber = 10;

/** Reads a control word that begins behind a backslash; answers where it ends. */
function readWord(bytes: Uint8Array, start: number, { word, byte, binary }: RtfHandler): number {
  let at = start;
  if (bytes[at] === quote) {
    const code = parseInt(String.fromCharCode(bytes[at + 1] ?? 0, bytes[at + 2] ?? 0), 16);
    if (!Number.isNaN(code)) byte(code);
    return at + 3;
  }
  while (isLetter(bytes[at]) && at - start < longestWord) at += 1;
  if (at === start) {
    word(String.fromCharCode(bytes[at] ?? 0), null);
    return at + 1;
  }
  const name = String.fromCharCode(...bytes.subarray(start, at));
  const number = at;
  if (bytes[at] === 0x2d) at += 1;
  while (isDigit(bytes[at]) && at - number < longestNumber) at += 1;
  const digits = String.fromCharCode(...bytes.subarray(number, at));
  const value = digits === '' ? null : Number(digits) || 0;
  if (bytes[at] === 0x20) at += 1;
  if (name === 'bin') {
    const end = at + Math.max(value ?? 0, 0);
    binary(bytes.subarray(at, end));
    return end;
  }
  word(name, value);
  return at;
}

/** Takes RTF apart, once from its beginning to its end. */
export function readRtf(bytes: Uint8Array, handler: RtfHandler): void {
  let at = 0;
  while (at < bytes.length) {
    const byte = bytes[at] ?? 0;
    at += 1;
    if (byte === openBrace) handler.open();
    else if (byte === closeBrace) handler.close();
    else if (byte === backslash) at = readWord(bytes, at, handler);
    else if (byte !== 10 && byte !== 13 && byte !== 0) handler.byte(byte);
  }
}
