import type { PlacedPiece } from './placed-piece';

const oneLetter = /^[A-Za-z]$/;
/** What a contact's icon stands before: a phone or an e-mail address. */
const contact = /^(?:[+(]{0,2}\d{2}|\S{2,64}@)/;
/** Between an icon and its text, in letter heights: a letter of a word is nearer to the next one. */
const leastGap = 0.08;
const mostGap = 1.5;
const sameLine = 0.3;
/** Icons of one list begin at the same place, points. */
const sameEdge = 1;
/** A page has no more icons. */
const maxIcons = 60;

interface Icon {
  placed: PlacedPiece;
  /** The piece that it stands before. */
  next: PlacedPiece;
}

/** The nearest piece on the right, where a gap without a drawn space parts them. */
function nextOf(icon: PlacedPiece, pieces: readonly PlacedPiece[]): PlacedPiece | null {
  let next: PlacedPiece | null = null;
  for (const other of pieces) {
    const isBeside = Math.abs(other.base - icon.base) < sameLine * icon.size && other.left > icon.left;
    if (isBeside && (!next || other.left < next.left)) next = other;
  }
  const gap = next && (next.left - icon.right) / icon.size;
  return gap !== null && gap >= leastGap && gap < mostGap && !next?.piece.spaceBefore ? next : null;
}

/** Whether something of the same line ends close to the left: then it is a letter of a word. */
const isInLine = (icon: PlacedPiece, pieces: readonly PlacedPiece[]): boolean =>
  pieces.some(
    ({ left, right, base }) =>
      Math.abs(base - icon.base) < sameLine * icon.size && left < icon.left && icon.left - right < icon.size,
  );

function bullet(placed: PlacedPiece): PlacedPiece {
  const glyphs = placed.piece.glyphs.map((glyph) => ({ ...glyph, text: '\u2022' }));
  return { ...placed, text: '\u2022', piece: { ...placed.piece, glyphs } };
}

/**
 * Reads icons as bullets where their font says that they are letters: single letters below one another, each a little before
 * its text, one of them before a phone or an e-mail address.
 */
export function withoutIconLetters(pieces: PlacedPiece[]): PlacedPiece[] {
  const letters = pieces.filter(({ text }) => oneLetter.test(text));
  // Text drawn letter by letter has more.
  if (letters.length === 0 || letters.length > maxIcons) return pieces;
  const icons = letters.flatMap((placed): Icon[] => {
    const next = isInLine(placed, pieces) ? null : nextOf(placed, pieces);
    return next && next.text.length > 2 ? [{ placed, next }] : [];
  });
  const edges = icons.filter(({ next }) => contact.test(next.text)).map(({ placed }) => placed.left);
  const isIcon = ({ placed: { left } }: Icon) => edges.some((edge) => Math.abs(edge - left) < sameEdge);
  const found = icons.filter(isIcon).map(({ placed }) => placed);
  return found.length < 2 ? pieces : pieces.map((placed) => (found.includes(placed) ? bullet(placed) : placed));
}
