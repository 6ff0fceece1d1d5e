import type { FontFacts, GraphicsState, TextPosition } from './graphics-state';
import { multiply, transformPoint, type Matrix } from './matrix';
import type { TextPiece } from './page-content';

interface PdfGlyph {
  unicode: string;
  /** Thousandths of the font size. */
  width: number;
  isSpace: boolean;
}

function asGlyph(value: unknown): PdfGlyph | null {
  if (typeof value !== 'object' || value === null || !('unicode' in value) || !('width' in value)) return null;
  const { unicode, width } = value;
  if (typeof unicode !== 'string' || typeof width !== 'number') return null;
  return { unicode, width, isSpace: 'isSpace' in value && value.isSpace === true };
}

const onlySpace = /^[\s\u00a0\u200b-\u200d\ufeff]*$/;

/** A glyph whose letter the file does not name, in the place of a letter: dropped from the text, but counted. */
const nameless = '\u0000';
const endsInLetter = /\p{L}$/u;

/** Private use, as in fonts that map their icons honestly. */
const icon = '\ue000';

/** ISO 32000-2, 9.3.6: mode 3 paints nothing; mode 7 only clips. */
const invisibleMode = 3;
/** From this mode on the text is a clip too: what is painted later shows in its letters. */
const firstClipMode = 4;
const strokeOnlyMode = 1;

function newPiece(state: GraphicsState, matrix: Matrix, x: number, y: number, heightScale: number): TextPiece {
  const [originX, originY] = transformPoint(matrix, x, y);
  const sign = state.fontSize * state.horizontalScale < 0 ? -1 : 1;
  const along = Math.hypot(matrix[0], matrix[1]);
  const upright = Math.hypot(matrix[2], matrix[3]);
  const strokes = state.renderMode === strokeOnlyMode;
  return {
    glyphs: [],
    x: originX,
    y: originY,
    dx: along > 0 ? (sign * matrix[0]) / along : 1,
    dy: along > 0 ? (sign * matrix[1]) / along : 0,
    size: Math.abs(state.fontSize) * upright * heightScale,
    stretch: upright > 0 ? (along * Math.abs(state.horizontalScale)) / upright : 0,
    font: state.font,
    spaceBefore: false,
    order: 0,
    show: 0,
    isMask: false,
    fill: state.renderMode >= firstClipMode ? null : strokes ? state.stroke : state.fill,
    alpha: (strokes ? state.strokeAlpha : state.fillAlpha) * state.groupAlpha,
    invisible: state.renderMode === invisibleMode ? 'RENDER_MODE' : null,
    clip: state.clip,
  };
}

type Point = [x: number, y: number];

export interface ShownText {
  pieces: TextPiece[];
  lastSpace: Point | null;
}

/** As shares of the letter height: overdrawn spaces and jumps of the pen do not separate words. */
const minSpace = 0.05;
const maxSpace = 1;

/** Whether a piece continues the baseline after a space at `space`: some producers draw every letter separately. */
export function continuesAfter({ x, y, dx, dy, size }: TextPiece, space: Point): boolean {
  const along = (x - space[0]) * dx + (y - space[1]) * dy;
  const across = (y - space[1]) * dx - (x - space[0]) * dy;
  return Math.abs(across) < 0.1 * size && along > minSpace * size && along < maxSpace * size;
}

/**
 * Executes one `showText`: moves the pen and splits the drawn text into pieces at spaces.
 *
 * @param items glyphs and adjustments in thousandths, from pdf.js
 * @returns the pieces in page coordinates, without `order` and `show`, and the position of the last drawn space
 */
export function showText(items: unknown[], state: GraphicsState, position: TextPosition, font: FontFacts): ShownText {
  const matrix = multiply(state.ctm, position.matrix);
  const scale = Math.hypot(matrix[0], matrix[1]);
  const pieces: TextPiece[] = [];
  let current: TextPiece | null = null;
  let origin = 0;
  let space: Point | null = null;
  for (const item of items) {
    if (typeof item === 'number') {
      position.x -= (item / 1000) * state.fontSize * state.horizontalScale;
      continue;
    }
    const glyph = asGlyph(item);
    if (!glyph) continue;
    const width = glyph.width * font.unit * state.fontSize * state.horizontalScale;
    const spacing = (state.charSpacing + (glyph.isSpace ? state.wordSpacing : 0)) * state.horizontalScale;
    if (glyph.unicode === '' && width !== 0 && endsInLetter.test(current?.glyphs.at(-1)?.text ?? '')) {
      const start = (position.x - origin) * scale * (width < 0 ? -1 : 1);
      current?.glyphs.push({ text: nameless, start, end: start + Math.abs(width) * scale });
    } else if (onlySpace.test(glyph.unicode)) {
      if (glyph.unicode !== '' && width !== 0) space ??= transformPoint(matrix, position.x, position.y + state.rise);
      current = null;
    } else {
      if (font.isIcons) {
        current = null;
        space = transformPoint(matrix, position.x, position.y + state.rise);
      }
      if (!current) {
        current = newPiece(state, matrix, position.x, position.y + state.rise, font.heightScale);
        current.spaceBefore = space !== null;
        origin = position.x;
        space = null;
        pieces.push(current);
      }
      const start = (position.x - origin) * scale * (width < 0 ? -1 : 1);
      const text = font.isIcons ? icon : glyph.unicode;
      current.glyphs.push({ text, start, end: start + Math.abs(width) * scale });
      // What follows a picture is another word.
      if (font.isIcons) space = transformPoint(matrix, position.x, position.y + state.rise);
    }
    position.x += width + spacing;
  }
  return { pieces, lastSpace: space };
}
