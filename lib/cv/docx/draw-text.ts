import { drawPictures } from '@/lib/cv/picture/draw-picture';
import { ReadFailure, type ReadLimits } from '@/lib/cv/read-failure';
import type { DocumentPicture, DocumentText, Margin } from './document-text';
import { vanished, type Block } from './docx-blocks';
import { drawPreview, fitsOnePage } from './draw-preview';

/** Square points, a quarter of A4: a photograph or a logo is smaller, a scanned page or a table larger. */
const largeArea = (595.28 * 841.89) / 4;
/** A scan may have a line of its program. */
const maxLettersOfScan = 30;

/** Whether Word shows all of the body on one page. Pages here hold less than those of Word. */
const isOnePage = ({ body, hasPageBreak }: DocumentText): boolean => !hasPageBreak && fitsOnePage(body);

const isLarge = ({ area }: DocumentPicture): boolean => area === null || area >= largeArea;

function countLetters(block: Block): number {
  if (block.kind === 'table') {
    return block.rows.flat().reduce((sum, { blocks }) => sum + countAll(blocks), 0);
  }
  const seen = block.runs.filter(({ style }) => !style.isVanished);
  return seen.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);
}

const countAll = (blocks: Block[]): number => blocks.reduce((sum, block) => sum + countLetters(block), 0);

/** The pages of a document that is nothing but their pictures; null: it says something itself, or they cannot be drawn. */
async function drawScan(text: DocumentText, maxPages: number): Promise<Uint8Array | null> {
  const margins = [...text.headers, ...text.footers].flatMap(({ blocks }) => blocks);
  if (countAll([...margins, ...text.body]) > maxLettersOfScan) return null;
  const large = text.pictures.filter(isLarge);
  if (large.length > maxPages) throw new ReadFailure('too-many-pages');
  const pages = large.map(({ load }) => load());
  const known = pages.flatMap((page) => page ?? []);
  if (known.length === 0) return null;
  try {
    return await drawPictures(known, known.length < pages.length ? [...text.unread, 'PICTURE'] : text.unread);
  } catch (error) {
    if (error instanceof ReadFailure && error.failure === 'damaged') return null;
    throw error;
  }
}

/**
 * Draws the text of a document as a PDF; headers and footers that Word shows to nobody are hidden text. A document that is
 * nothing but pictures of pages becomes these pages, which are recognised like a scan; otherwise a large picture is named.
 *
 * @throws ReadFailure `too-many-pages`, `too-many-pixels`, `damaged`
 */
export async function drawText(text: DocumentText, { maxPages }: Pick<ReadLimits, 'maxPages'>): Promise<Uint8Array> {
  const scan = await drawScan(text, maxPages);
  if (scan) return scan;
  const { headers, body, footers, unseen, pictures } = text;
  const hasLater = [...headers, ...footers].some(({ isLater }) => isLater);
  const hidesLater = hasLater && isOnePage(text);
  const isHidden = ({ isLater }: Margin) => isLater && hidesLater;
  const blocksOf = (margins: Margin[], hidden: boolean): Block[] =>
    margins.filter((margin) => isHidden(margin) === hidden).flatMap(({ blocks }) => blocks);
  const hidden = [...unseen, ...blocksOf([...headers, ...footers], true)].map(vanished);
  const unread = pictures.some(isLarge) ? [...text.unread, 'PICTURE' as const] : text.unread;
  const blocks = [...blocksOf(headers, false), ...body, ...blocksOf(footers, false), ...hidden];
  return drawPreview(blocks, maxPages, { unread, madeAt: text.madeAt });
}
