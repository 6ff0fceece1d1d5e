import type { TextPiece } from '@/lib/cv/pdf/page-content';

/** A piece of text, rotated so that its baseline is horizontal. */
export interface PlacedPiece {
  piece: TextPiece;
  text: string;
  /** Along the baseline. */
  left: number;
  right: number;
  /** Height of the baseline, upwards. */
  base: number;
  size: number;
}

/** Pieces of one text direction; sine and cosine of its angle. */
export interface Direction {
  cos: number;
  sin: number;
  pieces: PlacedPiece[];
}

function place(piece: TextPiece, cos: number, sin: number): PlacedPiece {
  const left = piece.x * cos + piece.y * sin;
  const base = piece.y * cos - piece.x * sin;
  const text = piece.glyphs.map((glyph) => glyph.text).join('');
  return { piece, text, left, right: left + (piece.glyphs.at(-1)?.end ?? 0), base, size: piece.size };
}

/** Converts a point of the rotated frame to page coordinates. */
export function toPage({ cos, sin }: Direction, along: number, base: number): [number, number] {
  return [along * cos - base * sin, along * sin + base * cos];
}

/** Groups text by direction, most text first. Angles are rounded to 5°, so that a crooked scan stays one text. */
export function directionsOf(pieces: TextPiece[]): Direction[] {
  const step = 5;
  const byAngle = new Map<number, TextPiece[]>();
  for (const piece of pieces) {
    const angle = (Math.round((Math.atan2(piece.dy, piece.dx) * 180) / Math.PI / step) * step + 360) % 360;
    const group = byAngle.get(angle);
    if (group) group.push(piece);
    else byAngle.set(angle, [piece]);
  }
  const letters = (group: TextPiece[]) => group.reduce((sum, piece) => sum + piece.glyphs.length, 0);
  return [...byAngle.entries()]
    .sort(([, first], [, second]) => letters(second) - letters(first))
    .map(([angle, group]) => {
      const cos = Math.cos((angle * Math.PI) / 180);
      const sin = Math.sin((angle * Math.PI) / 180);
      return { cos, sin, pieces: dropRepeats(joinAccents(group.map((piece) => place(piece, cos, sin)))) };
    });
}

/** Attaches separately drawn accents to the preceding letter. */
function joinAccents(pieces: PlacedPiece[]): PlacedPiece[] {
  const joined: PlacedPiece[] = [];
  for (const placed of pieces) {
    const before = joined.at(-1);
    const near = before && Math.abs(placed.left - before.right) < placed.size && !placed.piece.spaceBefore;
    if (!near || !/^\p{M}+$/u.test(placed.text)) {
      joined.push(placed);
      continue;
    }
    const end = before.piece.glyphs.at(-1)?.end ?? 0;
    const accents = placed.piece.glyphs.map(({ text }) => ({ text, start: end, end }));
    const text = before.text + placed.text;
    joined[joined.length - 1] = {
      ...before,
      text,
      piece: { ...before.piece, glyphs: [...before.piece.glyphs, ...accents] },
    };
  }
  return joined;
}

/** Drops the copies that fake bold and shadows draw at a tiny offset. */
function dropRepeats(pieces: PlacedPiece[]): PlacedPiece[] {
  const seen = new Map<string, PlacedPiece[]>();
  return pieces.filter((placed) => {
    const { text } = placed;
    // In text drawn letter by letter, the second "l" of "bill" is only a narrow letter's width away.
    const reach = Math.min(0.15 * placed.size, 0.4 * (placed.right - placed.left));
    const twins = seen.get(text) ?? [];
    const isRepeat = twins.some(
      (twin) => Math.abs(twin.left - placed.left) < reach && Math.abs(twin.base - placed.base) < reach,
    );
    if (isRepeat) return false;
    // Compare only the latest, which bounds the cost of a page that repeats one letter.
    if (twins.push(placed) > 50) twins.shift();
    seen.set(text, twins);
    return true;
  });
}
