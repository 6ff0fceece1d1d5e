import { signatureOf } from '@/lib/cv/file-signature';
import { ReadFailure } from '@/lib/cv/read-failure';
import { readRtfText } from '@/lib/cv/rtf/rtf-blocks';
import type { Block, Reading } from './docx-blocks';
import { htmlBlocks } from './html-blocks';
import { decodeText } from './open-docx';
import { textBlocks } from './text-blocks';

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
