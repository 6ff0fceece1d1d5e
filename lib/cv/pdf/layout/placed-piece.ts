import type { TextPiece } from '../page-content.ts';

/** A piece of text in the frame in which its baseline runs from left to right. */
export interface PlacedPiece {
  piece: TextPiece;
  text: string;
  /** Along the baseline. */
  left: number;
  right: number;
  /** Height of the baseline; grows upwards. */
  base: number;
  size: number;
}

/** Text of one direction: the angle turns page coordinates into the frame of its baseline. */
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

/** Turns a point of a direction's frame back into page coordinates. */
export function toPage({ cos, sin }: Direction, along: number, base: number): [number, number] {
  return [along * cos - base * sin, along * sin + base * cos];
}

/**
 * Sorts text by the direction in which it runs, the direction with most text first.
 *
 * Angles are taken to the nearest 5°, so that a slightly crooked scan stays one text.
 */
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

/** An accent that is drawn by itself belongs to the letter drawn before it, wherever it stands exactly. */
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

/** Bold and shadows are often made by drawing the same letters twice, a hair apart: keeps the first. */
function dropRepeats(pieces: PlacedPiece[]): PlacedPiece[] {
  const seen = new Map<string, PlacedPiece[]>();
  return pieces.filter((placed) => {
    const { text } = placed;
    // Of text drawn letter by letter, the second "l" of "bill" stands a narrow letter's width away.
    const reach = Math.min(0.15 * placed.size, 0.4 * (placed.right - placed.left));
    const twins = seen.get(text) ?? [];
    const isRepeat = twins.some(
      (twin) => Math.abs(twin.left - placed.left) < reach && Math.abs(twin.base - placed.base) < reach,
    );
    if (isRepeat) return false;
    // Only the latest are compared, so that a page of one letter a million times costs no more than any other.
    if (twins.push(placed) > 50) twins.shift();
    seen.set(text, twins);
    return true;
  });
}
