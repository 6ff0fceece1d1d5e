import type { DocumentText } from '@/lib/cv/docx/document-text';
import { drawPreview } from '@/lib/cv/docx/draw-preview';
import { drawText } from '@/lib/cv/docx/draw-text';
import { readDocx } from '@/lib/cv/docx/read-docx';
import { textBlocks } from '@/lib/cv/docx/text-blocks';
import { readOdt } from '@/lib/cv/odt/read-odt';
import { drawPictures } from '@/lib/cv/picture/draw-picture';
import { decodeText } from '@/lib/cv/plain-text/decode-text';
import { ReadFailure } from '@/lib/cv/read-failure';
import { readRtfText } from '@/lib/cv/rtf/rtf-blocks';
import type { Jobs } from '@/lib/reader/protocol';

type Input = Jobs['preview']['input'];

function textOf(bytes: Uint8Array, kind: 'docx' | 'odt' | 'rtf', maxCharacters: number): DocumentText {
  if (kind === 'docx') return readDocx(bytes, maxCharacters);
  return kind === 'odt' ? readOdt(bytes, maxCharacters) : readRtfText(bytes, { charactersLeft: maxCharacters });
}

/**
 * Draws a CV that has no pages of its own as a PDF: text in plain pages, a picture on a page of its size.
 *
 * @throws ReadFailure
 */
export async function drawPages({ bytes, limits, kind }: Input): Promise<Jobs['preview']['result']> {
  if (kind === 'jpeg' || kind === 'png') return { pdf: await drawPictures([{ bytes, kind }]) };
  if (kind === 'text') return { pdf: await drawPreview(textBlocks(new TextDecoder().decode(bytes)), limits.maxPages) };
  if (kind !== 'txt') return { pdf: await drawText(textOf(bytes, kind, limits.maxCharacters), limits) };
  const { text, encoding } = decodeText(bytes);
  if (text.length > limits.maxCharacters) throw new ReadFailure('too-much-text');
  return { pdf: await drawPreview(textBlocks(text), limits.maxPages), encoding };
}
