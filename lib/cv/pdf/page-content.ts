import type { Colour } from './colour';
import type { Box } from './matrix';
import type { Outline } from './outline';

/** A drawn character; `start` and `end` are distances along the baseline from the piece's origin, in points. */
export interface Glyph {
  text: string;
  start: number;
  end: number;
}

/** Characters drawn in a row without a space. */
export interface TextPiece {
  glyphs: Glyph[];
  /** Origin on the displayed page: points, origin bottom-left. */
  x: number;
  y: number;
  /** Direction of the baseline, a unit vector. */
  dx: number;
  dy: number;
  /** Displayed font height, points. */
  size: number;
  /** Horizontal scale of the glyphs: 1 as designed, 0 squeezed to nothing. */
  stretch: number;
  font: string;
  /** A space was drawn directly before. */
  spaceBefore: boolean;
  /** Position in painting order. */
  order: number;
  /** Which of the page's operators that show text drew it, from 0. */
  show: number;
  /** Part of a soft mask, through which something else is seen. */
  isMask: boolean;
  fill: Colour | null;
  alpha: number;
  /** Why it is not painted: its render mode, or a hidden layer. */
  invisible: 'RENDER_MODE' | 'LAYER' | null;
  clip: Box;
}

/** Something painted that may lie under or over text. */
export interface Paint {
  box: Box;
  order: number;
  /** Null: an image, pattern or shading. */
  colour: Colour | null;
  alpha: number;
  /** What it fills of its box; null: unknown, as with a picture, a thick line or inside an odd clip. */
  outline: Outline | null;
  /** An image larger than a pixel, visible unless covered. */
  isPicture: boolean;
}

export interface PageContent {
  width: number;
  height: number;
  pieces: TextPiece[];
  paints: Paint[];
}
