import type { FontFace } from './fonts';

export type Doc = PDFKit.PDFDocument;

/** A piece of a page that is measured before drawing and never split. */
export interface Block {
  /** Space above in points; dropped at the top of a page. */
  before: number;
  /** Stays on the page of the next block. */
  keepWithNext?: boolean;
  height(doc: Doc, width: number): number;
  draw(doc: Doc, x: number, y: number, width: number): void;
}

export interface TextStyle {
  face: FontFace;
  size: number;
  color: string;
  align?: 'left' | 'center' | 'right' | 'justify';
  /** Letter spacing in points. */
  spacing?: number;
  lineGap?: number;
}

/** Colours and sizes of a column. */
export interface Palette {
  ink: string;
  muted: string;
  accent: string;
  /** For decorations that need less contrast than text. */
  soft: string;
  size: number;
}

function textOptions(style: TextStyle, width: number): PDFKit.Mixins.TextOptions {
  return {
    width,
    align: style.align ?? 'left',
    lineGap: style.lineGap ?? style.size * 0.26,
    characterSpacing: style.spacing ?? 0,
  };
}

/** Height of `text` set in `style` within `width`, in points. */
export function textHeight(doc: Doc, text: string, style: TextStyle, width: number): number {
  doc.font(style.face).fontSize(style.size);
  return doc.heightOfString(text, textOptions(style, width));
}

/** Draws `text` with its top left corner at (x, y). */
export function drawText(doc: Doc, text: string, style: TextStyle, x: number, y: number, width: number): void {
  doc.font(style.face).fontSize(style.size).fillColor(style.color);
  doc.text(text, x, y, textOptions(style, width));
}

/** Width of one line of `text`, in points. */
export function textWidth(doc: Doc, text: string, style: TextStyle): number {
  doc.font(style.face).fontSize(style.size);
  return doc.widthOfString(text, { characterSpacing: style.spacing ?? 0 });
}

/** A paragraph, set in from the left by `indent` points. */
export function paragraph(text: string, style: TextStyle, before: number, indent = 0): Block {
  return {
    before,
    height: (doc, width) => textHeight(doc, text, style, width - indent),
    draw: (doc, x, y, width) => drawText(doc, text, style, x + indent, y, width - indent),
  };
}

/** A paragraph that shrinks instead of wrapping, e.g. an e-mail address. */
export function oneLine(text: string, style: TextStyle, before: number): Block {
  const fitted = (doc: Doc, width: number): TextStyle => {
    const needed = textWidth(doc, text, style) + 1;
    return needed > width ? { ...style, size: (style.size * width) / needed } : style;
  };
  return {
    before,
    height: (doc, width) => textHeight(doc, text, fitted(doc, width), width),
    draw: (doc, x, y, width) => drawText(doc, text, fitted(doc, width), x, y, width),
  };
}

/** A list item with a hanging bullet. */
export function bullet(sign: string, text: string, style: TextStyle, signColor: string, before: number): Block {
  const hang = style.size * 1.1;
  return {
    before,
    height: (doc, width) => textHeight(doc, text, style, width - hang),
    draw: (doc, x, y, width) => {
      drawText(doc, sign, { ...style, color: signColor }, x, y, hang);
      drawText(doc, text, style, x + hang, y, width - hang);
    },
  };
}

/** Rounded labels, as many per line as fit. */
export function chips(items: string[], style: TextStyle, fill: string, before: number): Block {
  const pad = style.size * 0.7;
  const rowHeight = style.size * 2;
  const places = (doc: Doc, width: number): { item: string; x: number; row: number; width: number }[] => {
    let x = 0;
    let row = 0;
    return items.map((item) => {
      const chipWidth = textWidth(doc, item, style) + 2 * pad;
      if (x > 0 && x + chipWidth > width) {
        x = 0;
        row += 1;
      }
      const place = { item, x, row, width: chipWidth };
      x += chipWidth + 5;
      return place;
    });
  };
  return {
    before,
    height: (doc, width) => ((places(doc, width).at(-1)?.row ?? 0) + 1) * rowHeight,
    draw: (doc, x, y, width) => {
      for (const place of places(doc, width)) {
        const top = y + place.row * rowHeight;
        doc.roundedRect(x + place.x, top, place.width, rowHeight - 4, 3).fill(fill);
        drawText(doc, place.item, { ...style, lineGap: 0 }, x + place.x + pad, top + style.size * 0.16, place.width);
      }
    },
  };
}

/** Draws a placeholder photograph. */
export function drawPortrait(
  doc: Doc,
  x: number,
  y: number,
  side: number,
  shape: 'round' | 'square',
  fill: string,
): void {
  doc.save();
  if (shape === 'round') doc.circle(x + side / 2, y + side / 2, side / 2).clip();
  else doc.roundedRect(x, y, side, side, 3).clip();
  doc.rect(x, y, side, side).fill('#d5dae1');
  doc.circle(x + side / 2, y + side * 0.4, side * 0.18).fill(fill);
  doc.ellipse(x + side / 2, y + side * 0.98, side * 0.36, side * 0.34).fill(fill);
  doc.restore();
}
