import { pdfHeader } from './cv-limits';

/** What a file is by its first bytes. `zip` and Microsoft's older container need a closer look. */
export type FileSignature =
  'zip' | 'compound' | 'rtf' | 'jpeg' | 'png' | 'pdf' | 'heic' | 'picture' | 'html' | 'mail' | 'text' | 'other';

/** Enough for the lines with which mail servers begin a mail. */
export const signatureBytes = 16 * 1024;

const starts: [FileSignature, string][] = [
  ['zip', 'PK\u0003\u0004'],
  // An archive without a file.
  ['zip', 'PK\u0005\u0006'],
  ['compound', '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1'],
  ['jpeg', '\u00ff\u00d8\u00ff'],
  ['png', '\u0089PNG\r\n\u001a\n'],
  ['picture', 'GIF8'],
  ['picture', 'II*\u0000'],
  ['picture', 'MM\u0000*'],
  ['other', 'Rar!'],
  ['other', '7z\u00bc\u00af'],
  ['other', '%!PS'],
];

/** Brands of pictures in HEVC. */
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** At most this share of a text's characters may be control characters. */
const maxControlShare = 0.005;
/**
 * At most this share of the bytes of a text in an eight-bit alphabet may be foreign letters; a Polish text has a
 * tenth.
 */
const maxForeignShare = 0.35;

/** In bytes; a shorter file without a byte order mark cannot be told from other text. */
const shortestUtf16 = 8;

const latin1 = (bytes: Uint8Array): string => new TextDecoder('windows-1252').decode(bytes);

/** Each byte as the character of that number. */
function rawText(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}

/** The encoding of UTF-16, by its mark or by every other byte being zero; null: another. */
export function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  const length = Math.min(bytes.length, 4096);
  if (length < shortestUtf16) return null;
  for (let at = 0; at < length; at += 1) if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > length / 4 && even < length / 50) return 'utf-16le';
  return even > length / 4 && odd < length / 50 ? 'utf-16be' : null;
}

function shareOf(bytes: Uint8Array, isCounted: (byte: number) => boolean): number {
  let count = 0;
  for (let at = 0; at < bytes.length; at += 1) if (isCounted(bytes[at] ?? 0)) count += 1;
  return count / Math.max(bytes.length, 1);
}

const isControl = (code: number) => code < 32 && !(code >= 9 && code <= 13) && code !== 26 && code !== 27;

function isUtf8(bytes: Uint8Array): boolean {
  try {
    // The last letter may be cut.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

function isText(bytes: Uint8Array): boolean {
  const utf16 = utf16Of(bytes);
  if (utf16) {
    const text = new TextDecoder(utf16).decode(bytes);
    return [...text].filter((letter) => isControl(letter.charCodeAt(0))).length <= text.length * maxControlShare;
  }
  if (bytes.includes(0) || shareOf(bytes, isControl) > maxControlShare) return false;
  return isUtf8(bytes) || shareOf(bytes, (byte) => byte >= 128) <= maxForeignShare;
}

/** A browser's page; also one that begins with comments or an XML declaration. */
const html = /^(?:<\?xml[^>]*>\s*|<!--[^>]*>\s*)*<(?:!doctype\s+html|html|head|body)\b/i;
const mailStart = /^(?:From |[A-Za-z][A-Za-z0-9-]*:)/;
const mailLine = /\n(?:Message-ID|MIME-Version|Received|Content-Transfer-Encoding):/i;

function kindOfText(head: Uint8Array): FileSignature {
  const utf16 = utf16Of(head);
  const text = (utf16 ? new TextDecoder(utf16).decode(head) : latin1(head))
    .replace(/^(?:\ufeff|\u00ef\u00bb\u00bf)/, '')
    .trimStart();
  if (html.test(text)) return 'html';
  const header = text.split(/\r?\n\r?\n/, 1)[0] ?? '';
  return mailStart.test(header) && mailLine.test(`\n${header}`) ? 'mail' : 'text';
}

/**
 * Tells a file's kind by its first bytes, never by its name. A signature at the very beginning counts before that of
 * a PDF, which may stand later: an archive that stores a PDF is an archive.
 *
 * @param bytes the file, or its first `signatureBytes`
 */
export function signatureOf(bytes: Uint8Array): FileSignature {
  const head = bytes.subarray(0, signatureBytes);
  const start = rawText(head.subarray(0, pdfHeader.withinBytes));
  const marked = starts.find(([, mark]) => start.startsWith(mark));
  if (marked) return marked[0];
  if (start.slice(0, 64).trimStart().startsWith('{\\rtf')) return 'rtf';
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'picture';
  if (start.slice(4, 8) === 'ftyp') return heicBrands.has(start.slice(8, 12)) ? 'heic' : 'picture';
  if (start.startsWith('BM') && !isText(head)) return 'picture';
  const text = isText(head) ? kindOfText(head) : null;
  // A mail may mention a PDF, or hold one unencoded.
  if (text === 'mail' || text === 'html') return text;
  if (start.includes(pdfHeader.mark)) return 'pdf';
  return text ?? 'other';
}
