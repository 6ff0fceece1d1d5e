import type { Block } from '@/lib/cv/docx/docx-blocks';
import { drawDocx } from '@/lib/cv/docx/draw-docx';
import { drawPreview } from '@/lib/cv/docx/draw-preview';
import { textBlocks } from '@/lib/cv/docx/text-blocks';
import { odtBlocks } from '@/lib/cv/odt/odt-blocks';
import { openOdt } from '@/lib/cv/odt/open-odt';
import { drawPicture } from '@/lib/cv/picture/draw-picture';
import { decodeText } from '@/lib/cv/plain-text/decode-text';
import { ReadFailure } from '@/lib/cv/read-failure';
import { rtfBlocks } from '@/lib/cv/rtf/rtf-blocks';
import type { Jobs } from '@/lib/reader/protocol';

type Input = Jobs['preview']['input'];

function blocksOf(bytes: Uint8Array, kind: 'odt' | 'rtf', maxCharacters: number): Block[] {
  return kind === 'odt' ? odtBlocks(openOdt(bytes), maxCharacters) : rtfBlocks(bytes, maxCharacters);
}

/**
 * Draws a CV that has no pages of its own as a PDF: text in plain pages, a picture on a page of its size.
 *
 * @throws ReadFailure
 */
export async function drawPages({ bytes, limits, kind }: Input): Promise<Jobs['preview']['result']> {
  if (kind === 'jpeg' || kind === 'png') return { pdf: await drawPicture(bytes, kind) };
  if (kind === 'docx') return { pdf: await drawDocx(bytes, limits) };
  if (kind === 'text') return { pdf: await drawPreview(textBlocks(new TextDecoder().decode(bytes)), limits.maxPages) };
  if (kind !== 'txt') return { pdf: await drawPreview(blocksOf(bytes, kind, limits.maxCharacters), limits.maxPages) };
  const { text, encoding } = decodeText(bytes);
  if (text.length > limits.maxCharacters) throw new ReadFailure('too-much-text');
  return { pdf: await drawPreview(textBlocks(text), limits.maxPages), encoding };
}
