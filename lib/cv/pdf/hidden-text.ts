import type { HiddenText } from '../cv-document.ts';
import { blend, contrast, white, type Colour } from './colour.ts';
import type { Box } from './matrix.ts';
import type { PageContent, Paint, TextPiece } from './page-content.ts';

export type HiddenReason = HiddenText['reason'];

/** decisions.md, Analysis: text under 4 pt is unreadable. Slightly lower, because 4 pt may be stored as 3.99. */
const minReadableSize = 3.95;
/** Below this contrast ratio (1 = same colour) text goes unnoticed: white on a pale panel has 1.1 to 1.25. */
const minContrast = 1.3;
/** Glyphs squeezed below this share of their width are unreadable. */
const minStretch = 0.1;
const coveredShare = 0.9;

/** Approximate ink of a piece of text: baseline to cap height. */
function inkBox(piece: TextPiece): Box {
  const length = piece.glyphs.at(-1)?.end ?? 0;
  const xs = [piece.x, piece.x + piece.dx * length];
  const ys = [piece.y, piece.y + piece.dy * length];
  const rise = 0.7 * piece.size;
  xs.push((xs[0] ?? 0) - piece.dy * rise, (xs[1] ?? 0) - piece.dy * rise);
  ys.push((ys[0] ?? 0) + piece.dx * rise, (ys[1] ?? 0) + piece.dx * rise);
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

function contains(box: Box, x: number, y: number): boolean {
  return x >= box.x0 && x <= box.x1 && y >= box.y0 && y <= box.y1;
}

/** Whether all ink is outside the clip, with a tolerance of one point. */
function isOutside(ink: Box, clip: Box): boolean {
  return ink.x1 < clip.x0 - 1 || ink.x0 > clip.x1 + 1 || ink.y1 < clip.y0 - 1 || ink.y0 > clip.y1 + 1;
}

function isCovered(piece: TextPiece, ink: Box, paints: Paint[]): boolean {
  const area = Math.max((ink.x1 - ink.x0) * (ink.y1 - ink.y0), 1e-6);
  return paints.some((paint) => {
    if (paint.order < piece.order || !paint.isSolidRectangle) return false;
    const width = Math.min(ink.x1, paint.box.x1) - Math.max(ink.x0, paint.box.x0);
    const height = Math.min(ink.y1, paint.box.y1) - Math.max(ink.y0, paint.box.y0);
    return width > 0 && height > 0 && (width * height) / area >= coveredShare;
  });
}

/** The colours that may lie behind a point; null for unknown ones (images, shadings). */
function backgrounds(piece: TextPiece, x: number, y: number, paints: Paint[]): (Colour | null)[] {
  let colours: (Colour | null)[] = [white];
  for (const paint of paints) {
    if (paint.order > piece.order) break;
    if (!contains(paint.box, x, y)) continue;
    const { colour, alpha } = paint;
    const over = colours.map((below) => (colour && below ? blend(colour, below, alpha) : alpha > 0.99 ? colour : null));
    // A non-rectangular shape may or may not cover this point of its box.
    colours = paint.isSolidRectangle ? [colour] : [...new Set([...colours, ...over])];
    if (colours.length > 8) return [null];
  }
  return colours;
}

function blendsIn(piece: TextPiece, ink: Box, paints: Paint[]): boolean {
  const fill = piece.fill;
  if (!fill) return false;
  const behind = backgrounds(piece, (ink.x0 + ink.x1) / 2, (ink.y0 + ink.y1) / 2, paints);
  return behind.every((colour) => colour !== null && contrast(blend(fill, colour, piece.alpha), colour) < minContrast);
}

function isZeroWidth(piece: TextPiece): boolean {
  if (piece.stretch < minStretch) return true;
  const length = (piece.glyphs.at(-1)?.end ?? 0) - (piece.glyphs[0]?.start ?? 0);
  return piece.glyphs.length >= 3 && length < 0.02 * piece.size * piece.glyphs.length;
}

/**
 * Why a human reader cannot see a piece of text; null when visible. In doubt it is visible: white letters over a dark
 * bar, a photograph or a gradient are ordinary design.
 */
export function hiddenReason(piece: TextPiece, content: PageContent): HiddenReason | null {
  if (piece.invisible || piece.alpha < 0.02) return 'INVISIBLE';
  const ink = inkBox(piece);
  if (isOutside(ink, { x0: 0, y0: 0, x1: content.width, y1: content.height })) return 'OFF_PAGE';
  if (piece.size < minReadableSize) return 'TINY';
  if (isZeroWidth(piece)) return 'ZERO_WIDTH';
  if (isOutside(ink, piece.clip)) return 'OFF_PAGE';
  if (blendsIn(piece, ink, content.paints)) return 'WHITE';
  return isCovered(piece, ink, content.paints) ? 'COVERED' : null;
}
