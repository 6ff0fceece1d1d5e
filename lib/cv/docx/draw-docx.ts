import type { ReadLimits } from '@/lib/cv/read-failure';
import { vanished, type Block } from './docx-blocks';
import { drawPreview, fitsOnePage } from './draw-preview';
import { readDocx, type DocxText, type Margin } from './read-docx';

/** Whether Word shows all of the body on one page. Pages here hold less than those of Word. */
const isOnePage = ({ body, hasPageBreak }: DocxText): boolean => !hasPageBreak && fitsOnePage(body);

/**
 * Draws the text of a DOCX as a PDF; headers and footers that Word shows to nobody are hidden text.
 *
 * @throws ReadFailure `damaged`, `too-much-text`, `too-many-pages`, `macros`, `other-format`
 */
export async function drawDocx(bytes: Uint8Array, { maxCharacters, maxPages }: ReadLimits): Promise<Uint8Array> {
  const text = readDocx(bytes, maxCharacters);
  const { headers, body, footers, unseen, unread } = text;
  const hasLater = [...headers, ...footers].some(({ isLater }) => isLater);
  const hidesLater = hasLater && isOnePage(text);
  const isHidden = ({ isLater }: Margin) => isLater && hidesLater;
  const blocksOf = (margins: Margin[], hidden: boolean): Block[] =>
    margins.filter((margin) => isHidden(margin) === hidden).flatMap(({ blocks }) => blocks);
  const hidden = [...unseen, ...blocksOf([...headers, ...footers], true)].map(vanished);
  return drawPreview([...blocksOf(headers, false), ...body, ...blocksOf(footers, false), ...hidden], maxPages, unread);
}
