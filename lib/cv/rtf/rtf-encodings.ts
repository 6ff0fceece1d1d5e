/** A font whose letters are signs: bullets, telephones, arrows. */
export const symbols = 'symbols';

/** Encodings by the character set of a font; those of no other kind have that of the document. */
const ofCharset: Record<number, string> = {
  2: symbols,
  77: 'macintosh',
  128: 'shift_jis',
  129: 'euc-kr',
  134: 'gbk',
  136: 'big5',
  161: 'windows-1253',
  162: 'windows-1254',
  163: 'windows-1258',
  177: 'windows-1255',
  178: 'windows-1256',
  186: 'windows-1257',
  204: 'windows-1251',
  222: 'windows-874',
  238: 'windows-1250',
};

const ofPage: Record<number, string> = {
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  10000: 'macintosh',
  28592: 'iso-8859-2',
  65001: 'utf-8',
};

export const encodingOfCharset = (charset: number): string | null => ofCharset[charset] ?? null;

/** An encoding by the number of its code page; null: unknown. */
export function encodingOfPage(page: number): string | null {
  if (page >= 1250 && page <= 1258) return `windows-${page}`;
  return ofPage[page] ?? null;
}

export function decodeBytes(bytes: number[], encoding: string): string {
  if (encoding === symbols) return bytes.map((byte) => (byte <= 32 ? ' ' : '•')).join('');
  return new TextDecoder(encoding).decode(Uint8Array.from(bytes));
}

/** A character by its number, as a signed one of sixteen bits; signs of symbol fonts stand in a private range. */
export function characterOf(value: number): string {
  const code = (value + 65_536) % 65_536;
  return code >= 0xf000 && code <= 0xf0ff ? '•' : String.fromCharCode(code);
}
