import type { HiddenText } from '@/lib/domain/cv-document';
import { blend, contrast } from './colour';
import type { Box } from './matrix';
import type { PageContent, TextPiece } from './page-content';
import type { PagePaints } from './page-paints';

export type HiddenReason = HiddenText['reason'];

/**
 * Text under 4 pt is unreadable (docs/specification.md, Analysis). Slightly lower, because 4 pt may be stored as 3.99.
 */
const minReadableSize = 3.95;
/** Below this contrast ratio (1 = same colour) text goes unnoticed: white on a pale panel has 1.1 to 1.25. */
export const minContrast = 1.3;
/** Glyphs squeezed below this share of their width are unreadable. */
const minStretch = 0.1;
const minShareInside = 0.1;

/** The approximate ink of a piece of text: baseline to cap height. */
export function inkBox(piece: TextPiece): Box {
  const length = piece.glyphs.at(-1)?.end ?? 0;
  const xs = [piece.x, piece.x + piece.dx * length];
  const ys = [piece.y, piece.y + piece.dy * length];
  const rise = 0.7 * piece.size;
  xs.push((xs[0] ?? 0) - piece.dy * rise, (xs[1] ?? 0) - piece.dy * rise);
  ys.push((ys[0] ?? 0) + piece.dx * rise, (ys[1] ?? 0) + piece.dx * rise);
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

/** Share of the ink inside a clip or the page. */
function shareInside(ink: Box, clip: Box): number {
  const share = (from: number, to: number, clipFrom: number, clipTo: number) => {
    const length = Math.max(to - from, 0.1);
    return Math.max(0, Math.min(from + length, clipTo) - Math.max(from, clipFrom)) / length;
  };
  return share(ink.x0, ink.x1, clip.x0, clip.x1) * share(ink.y0, ink.y1, clip.y0, clip.y1);
}

/** Points of an ink box: `columns` × `rows`, none on its edge. */
function* pointsIn({ x0, y0, x1, y1 }: Box, columns: number, rows: number): Generator<[number, number]> {
  for (let column = 0; column < columns; column += 1)
    for (let row = 0; row < rows; row += 1)
      yield [x0 + ((column + 0.5) / columns) * (x1 - x0), y0 + ((row + 0.5) / rows) * (y1 - y0)];
}

function isCovered(piece: TextPiece, ink: Box, paints: PagePaints): boolean {
  for (const [x, y] of pointsIn(ink, 5, 3)) if (!paints.isCovered(piece.order, x, y)) return false;
  return true;
}

function blendsIn({ fill, alpha, order }: TextPiece, ink: Box, paints: PagePaints): boolean {
  if (!fill) return false;
  for (const [x, y] of pointsIn(ink, 3, 1)) {
    const behind = paints.coloursBelow(order, x, y);
    if (behind.some((colour) => !colour || contrast(blend(fill, colour, alpha), colour) >= minContrast)) return false;
  }
  return true;
}

/** Whether the colours that may lie behind a piece leave it open if the piece can be seen. */
function mayBlendIn({ fill, alpha, order }: TextPiece, ink: Box, paints: PagePaints): boolean {
  if (!fill) return true;
  for (const [x, y] of pointsIn(ink, 3, 1)) {
    const behind = paints.coloursBelow(order, x, y);
    if (!behind.some((colour) => !colour || contrast(blend(fill, colour, alpha), colour) < minContrast)) return false;
  }
  return true;
}

function mayBeCovered(piece: TextPiece, ink: Box, paints: PagePaints): boolean {
  for (const [x, y] of pointsIn(ink, 5, 3)) if (!paints.mayBeCovered(piece.order, x, y)) return false;
  return true;
}

/** Reasons for being hidden that depend on what is painted around the text. */
const bySurroundings: ReadonlySet<HiddenReason | null> = new Set(['WHITE', 'COVERED', null]);

/**
 * Whether only the drawn page tells if a piece can be seen. That is so where a picture, a gradient or a mask is
 * painted around it, and where the piece seems hidden, because a person is accused of hiding text only when the drawn
 * page confirms it.
 */
export function isInDoubt(piece: TextPiece, reason: HiddenReason | null, paints: PagePaints): boolean {
  if (piece.invisible || !bySurroundings.has(reason)) return false;
  const ink = inkBox(piece);
  return reason !== null || piece.isMask || mayBlendIn(piece, ink, paints) || mayBeCovered(piece, ink, paints);
}

/** Why a piece that the drawn page does not show is hidden. */
export function unseenReason(piece: TextPiece, paints: PagePaints): HiddenReason {
  return mayBeCovered(piece, inkBox(piece), paints) ? 'COVERED' : 'WHITE';
}

function isZeroWidth(piece: TextPiece): boolean {
  if (piece.stretch < minStretch) return true;
  const length = (piece.glyphs.at(-1)?.end ?? 0) - (piece.glyphs[0]?.start ?? 0);
  return piece.glyphs.length >= 3 && length < 0.02 * piece.size * piece.glyphs.length;
}

/**
 * Why a human reader cannot see a piece of text; null when visible. In doubt it is visible, until the page is drawn: white
 * letters over a dark bar, a photograph or a gradient are ordinary design.
 */
export function hiddenReason(
  piece: TextPiece,
  { width, height }: PageContent,
  paints: PagePaints,
): HiddenReason | null {
  if (piece.invisible || piece.alpha < 0.02) return 'INVISIBLE';
  const ink = inkBox(piece);
  if (shareInside(ink, { x0: 0, y0: 0, x1: width, y1: height }) < minShareInside) return 'OFF_PAGE';
  if (piece.size < minReadableSize) return 'TINY';
  if (isZeroWidth(piece)) return 'ZERO_WIDTH';
  if (shareInside(ink, piece.clip) < minShareInside) return 'OFF_PAGE';
  if (blendsIn(piece, ink, paints)) return 'WHITE';
  return isCovered(piece, ink, paints) ? 'COVERED' : null;
}
