import { utf16Of } from '@/lib/cv/file-signature';

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1250' | 'iso-8859-2';

/** Where the two Polish alphabets differ: Ą Ś Ź ą ś ź. */
const polish = {
  'windows-1250': new Set([0xa5, 0x8c, 0x8f, 0xb9, 0x9c, 0x9f]),
  'iso-8859-2': new Set([0xa1, 0xa6, 0xac, 0xb1, 0xb6, 0xbc]),
};

const isLetter = (byte: number | undefined) =>
  byte !== undefined && ((byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122) || byte >= 0xc0);

/** How many bytes stand for a letter that only this alphabet has there, next to another letter. */
function lettersOf(bytes: Uint8Array, letters: ReadonlySet<number>): number {
  return bytes.reduce((count, byte, at) => {
    const isInWord = isLetter(bytes[at - 1]) || isLetter(bytes[at + 1]);
    return count + Number(isInWord && letters.has(byte));
  }, 0);
}

function eightBitOf(bytes: Uint8Array): TextEncoding {
  const windows = lettersOf(bytes, polish['windows-1250']);
  const iso = lettersOf(bytes, polish['iso-8859-2']);
  // Windows has quotation marks and dashes where the other alphabet has control characters.
  const isWindows = bytes.some((byte) => byte >= 0x80 && byte <= 0x9f);
  return iso > windows && !isWindows ? 'iso-8859-2' : 'windows-1250';
}

/** The encoding of a text: by its mark, by what is valid, by the Polish letters. */
export function encodingOf(bytes: Uint8Array): TextEncoding {
  const utf16 = utf16Of(bytes);
  if (utf16) return utf16;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return eightBitOf(bytes);
  }
}

/** What is drawn as nothing or as a box: control characters but tabs and line ends. */
const control = /[\u0000-\u0008\u000e-\u001f\u007f\ufeff]/g;

/** A text file's text and encoding; pages that it begins become lines. */
export function decodeText(bytes: Uint8Array): { text: string; encoding: TextEncoding } {
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  return { text: text.replace(/[\f\v\u0085\u2028\u2029]/g, '\n').replace(control, ''), encoding };
}
