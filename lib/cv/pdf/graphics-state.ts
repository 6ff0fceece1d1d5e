import { black, type Colour } from './colour.ts';
import { identity, type Box, type Matrix } from './matrix.ts';

/** What pdf.js knows of a font once it is loaded. */
export interface FontFacts {
  /** Size of a unit of its glyphs: 0.001 for all but Type 3 fonts. */
  unit: number;
  /** Height of a Type 3 glyph in text space at size 1, or 1. */
  heightScale: number;
}

/** The part of PDF's graphics state (ISO 32000-2, 8.4) that decides where text stands and whether it is seen. */
export interface GraphicsState {
  ctm: Matrix;
  /** Null: a pattern or shading, of which nothing is known. */
  fill: Colour | null;
  stroke: Colour | null;
  fillAlpha: number;
  strokeAlpha: number;
  /** Opacity of the transparency groups around. */
  groupAlpha: number;
  /** A soft mask lets through what lies below. */
  masked: boolean;
  /** So does a blend mode other than Normal. */
  blended: boolean;
  lineWidth: number;
  clip: Box;
  /** The clip is a rectangle, not only inside one. */
  clipIsExact: boolean;
  font: string;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  horizontalScale: number;
  leading: number;
  rise: number;
  renderMode: number;
}

export function initialState(ctm: Matrix, page: Box): GraphicsState {
  return {
    ctm,
    fill: black,
    stroke: black,
    fillAlpha: 1,
    strokeAlpha: 1,
    groupAlpha: 1,
    masked: false,
    blended: false,
    lineWidth: 1,
    clip: page,
    clipIsExact: true,
    font: '',
    fontSize: 0,
    charSpacing: 0,
    wordSpacing: 0,
    horizontalScale: 1,
    leading: 0,
    rise: 0,
    renderMode: 0,
  };
}

/** The text object's own position (ISO 32000-2, 9.4.1): the line's matrix and how far along it the pen is. */
export interface TextPosition {
  matrix: Matrix;
  lineX: number;
  lineY: number;
  x: number;
  y: number;
}

export function initialTextPosition(): TextPosition {
  return { matrix: identity, lineX: 0, lineY: 0, x: 0, y: 0 };
}
