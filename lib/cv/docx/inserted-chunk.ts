import { Parser } from 'htmlparser2';
import { signatureOf } from '@/lib/cv/file-signature';
import { ReadFailure } from '@/lib/cv/read-failure';
import { readRtfText } from '@/lib/cv/rtf/rtf-blocks';
import type { Block, Reading, Paragraph } from './docx-blocks';
import { decodeText } from './open-docx';
import { textBlocks } from './text-blocks';
import { plainStyle } from './text-styles';

/** Text in UTF-8 or UTF-16, or as a web page says itself; null: in another encoding. */
function textOf(bytes: Uint8Array): string | null {
  const text = decodeText(bytes);
  if (!text.includes('\ufffd')) return text;
  const label = /charset\s{0,3}=\s{0,3}["']?([\w-]{1,30})/i.exec(text)?.[1];
  try {
    return label === undefined ? null : new TextDecoder(label).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * The blocks of a file that is inserted in a document: another document, RTF, a web page or plain text.
 *
 * @returns null for what cannot be read
 * @throws ReadFailure `too-much-text`
 */
export function chunkBlocks(
  bytes: Uint8Array,
  { budget, unread }: Pick<Reading, 'budget' | 'unread'>,
  readDocument: (bytes: Uint8Array) => Block[] | null,
): Block[] | null {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return readDocument(bytes);
  if (signatureOf(bytes) === 'rtf') {
    const inserted = readRtfText(bytes, budget);
    for (const part of inserted.unread) unread.add(part);
    return inserted.body;
  }
  const text = textOf(bytes);
  if (text === null) return null;
  budget.charactersLeft -= text.length;
  if (budget.charactersLeft < 0) throw new ReadFailure('too-much-text');
  const start = text.slice(0, 500).trimStart();
  if (start.startsWith('<')) return htmlBlocks(text);
  const isOther = /^(?:mime-version|from|content-type):/i.test(start) || text.includes('\0');
  return isOther ? null : textBlocks(text);
}

const maxDepth = 200;
const unseenElements = new Set(['script', 'style', 'head', 'title', 'template', 'noscript', 'object', 'svg']);
/** They go on in the same line. */
const inlineElements = new Set('a abbr b big cite code em font i mark q s small span strong sub sup u'.split(' '));
/** Styles that hide or move text. Which of it a person sees, only a browser could say. */
const hiding =
  /display|visibility|opacity|clip|text-indent|position|overflow|transform|mso-hide|[\\*]|(?<![-\w])color:\s{0,3}(?:#f|white|rgb|hsl|transparent|var)|font-size:\s{0,3}[0-3](?![0-9])/i;

/**
 * The paragraphs of a web page inside a document.
 *
 * @returns null where styles may hide a part of it
 */
function htmlBlocks(html: string): Paragraph[] | null {
  const lines = [''];
  const open: string[] = [];
  let mayHide = false;
  const parser = new Parser({
    onopentag(name, { style = '', hidden, color }) {
      mayHide ||= hidden !== undefined || color !== undefined || hiding.test(style);
      if (open.length < maxDepth) open.push(name);
      if (name === 'td' || name === 'th') lines[lines.length - 1] += '\t';
      else if (!inlineElements.has(name)) lines.push('');
    },
    ontext(text) {
      if (open.at(-1) === 'style') mayHide ||= hiding.test(text);
      if (!open.some((name) => unseenElements.has(name))) lines[lines.length - 1] += text.replace(/\s+/g, ' ');
    },
    onclosetag(name) {
      const at = open.lastIndexOf(name);
      if (at >= 0) open.length = at;
      if (name !== 'td' && name !== 'th' && !inlineElements.has(name)) lines.push('');
    },
  });
  parser.write(html);
  parser.end();
  if (mayHide) return null;
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((text) => ({ kind: 'paragraph', runs: [{ text, style: plainStyle }], isItem: false }));
}
