import { hiddenReason, type HiddenReason } from './hidden-text';
import type { Box } from './matrix';
import { isInside } from './outline';
import type { PageContent, TextPiece } from './page-content';
import { PagePaints } from './page-paints';

/** Scanners leave a margin; several pictures may share a page. */
const minShare = 0.9;

function shareOfPage({ x0, y0, x1, y1 }: Box, { width, height }: PageContent): number {
  return ((x1 - x0) * (y1 - y0)) / (width * height);
}

/** Pictures not covered by a later page-sized box. */
function seenPictures(content: PageContent) {
  const cover = content.paints.findLast(
    ({ box, outline, colour, alpha }) =>
      shareOfPage(box, content) > 1 - minShare &&
      outline &&
      colour &&
      alpha > 0.99 &&
      isInside(outline, (box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2),
  );
  return content.paints.filter(({ isPicture, order }) => isPicture && order > (cover?.order ?? -1));
}

/** The page is looked at in so many columns and rows. */
const grid = 50;
/** Pictures of a page that are looked at. */
const maxPictures = 2000;

/** The share of the page under pictures: a scan may be several, beside or over each other. */
function pictureShare(content: PageContent): number {
  const cells = new Set<number>();
  const column = (x: number) => Math.round((x / content.width) * grid);
  const row = (y: number) => Math.round((y / content.height) * grid);
  for (const { box } of seenPictures(content).slice(0, maxPictures))
    for (let y = row(box.y0); y < row(box.y1); y += 1)
      for (let x = column(box.x0); x < column(box.x1); x += 1) cells.add(y * grid + x);
  return cells.size / grid ** 2;
}

/** What is on a page besides its text. */
export interface PageMarks {
  /** Anything is drawn. */
  isDrawn: boolean;
  /** Pictures cover this share of the page. */
  pictureShare: number;
}

export function marksOf(content: PageContent): PageMarks {
  return { isDrawn: content.paints.length > 0 || content.pieces.length > 0, pictureShare: pictureShare(content) };
}

/**
 * Whether a page is a scan with its OCR text laid over it, unpainted (render mode 3). A page with visible letters is
 * not a scan: there, unpainted text is hidden text.
 */
function isScan(content: PageContent, reasons: ReadonlyMap<TextPiece, HiddenReason | null>): boolean {
  if (pictureShare(content) < minShare) return false;
  return content.pieces.every(
    (piece) => reasons.get(piece) !== null || !piece.glyphs.some(({ text }) => /[\p{L}\p{N}]/u.test(text)),
  );
}

/** Why each piece of a page's text is hidden; null when visible. On a scan the OCR text counts as visible. */
export function hiddenReasons(content: PageContent): Map<TextPiece, HiddenReason | null> {
  const paints = new PagePaints(content.paints);
  const reasons = new Map(content.pieces.map((piece) => [piece, hiddenReason(piece, content, paints)]));
  if (!isScan(content, reasons)) return reasons;
  for (const piece of content.pieces) {
    if (piece.invisible === 'RENDER_MODE')
      reasons.set(piece, hiddenReason({ ...piece, invisible: null, fill: null }, content, paints));
  }
  return reasons;
}
