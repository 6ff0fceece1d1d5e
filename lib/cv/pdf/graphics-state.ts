import { black, type Colour } from './colour';
import { identity, type Box, type Matrix } from './matrix';

/** Metrics of a loaded pdf.js font. */
export interface FontFacts {
  /** Glyph unit: 0.001 except for Type 3 fonts. */
  unit: number;
  /** Height of a Type 3 glyph in text space at size 1, or 1. */
  heightScale: number;
  /** Its glyphs are pictures, whatever characters they are mapped to. */
  isIcons: boolean;
}

export const plainFont: FontFacts = { unit: 0.001, heightScale: 1, isIcons: false };

/** A coordinate system set up by the page, and whether anything is drawn in it. One drawn in has parents drawn in. */
export interface Space {
  parent: Space | null;
  isDrawnIn: boolean;
}

/** The part of PDF's graphics state (ISO 32000-2, 8.4) that determines text position and visibility. */
export interface GraphicsState {
  ctm: Matrix;
  space: Space;
  /** Null: a pattern or shading, whose colour is unknown. */
  fill: Colour | null;
  stroke: Colour | null;
  fillAlpha: number;
  strokeAlpha: number;
  /** Opacity of the enclosing transparency groups. */
  groupAlpha: number;
  /** A soft mask is active, which may reveal what lies below. */
  masked: boolean;
  /** A blend mode other than Normal is active, which may too. */
  blended: boolean;
  lineWidth: number;
  clip: Box;
  /** The clip is exactly its box, not a shape inside it. */
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
    space: { parent: null, isDrawnIn: true },
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

/** The text object's position (ISO 32000-2, 9.4.1): the line matrix and the pen's offset. */
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
