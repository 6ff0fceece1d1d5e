import type { Colour } from './colour.ts';
import type { Box } from './matrix.ts';

/** A character as drawn; `start` and `end` are distances along the baseline from the piece's origin, in points. */
export interface Glyph {
  text: string;
  start: number;
  end: number;
}

/** Characters drawn one after another without a space between. */
export interface TextPiece {
  glyphs: Glyph[];
  /** Origin on the page as displayed: points, origin bottom-left. */
  x: number;
  y: number;
  /** Direction of the baseline, a unit vector. */
  dx: number;
  dy: number;
  /** Height of the font on the page, points. */
  size: number;
  /** Width of the glyphs in relation to their height: 1 as designed, 0 squeezed to nothing. */
  stretch: number;
  font: string;
  /** A space was drawn right before. */
  spaceBefore: boolean;
  /** Place in the order of painting. */
  order: number;
  fill: Colour | null;
  alpha: number;
  /** Why it paints nothing: its render mode, or a layer that is switched off. */
  invisible: 'RENDER_MODE' | 'LAYER' | null;
  clip: Box;
}

/** Something painted that may lie under text or over it. */
export interface Paint {
  box: Box;
  order: number;
  /** Null: an image, a pattern or a shading. */
  colour: Colour | null;
  alpha: number;
  /** Fills its box to the corners and hides what is below. */
  isSolidRectangle: boolean;
  /** An image of more than a pixel, well visible unless something lies over it. */
  isPicture: boolean;
}

export interface PageContent {
  width: number;
  height: number;
  pieces: TextPiece[];
  paints: Paint[];
}
