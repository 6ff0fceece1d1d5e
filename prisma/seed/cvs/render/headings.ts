import { drawText, textHeight, textWidth, type Block, type Doc, type Palette, type TextStyle } from './blocks';
import type { Look } from './looks';

/** A section heading in the CV's style. */
export function sectionHeading(text: string, look: Look, palette: Palette): Block {
  const style = headingStyle(look, palette);
  const shown = look.heading === 'split' ? [...text.toUpperCase()].join(' ') : transform(text, look);
  const boxed = look.heading === 'boxed';
  const inset = look.heading === 'bar' || boxed ? 8 : 0;
  return {
    before: palette.size * 1.5,
    keepWithNext: true,
    height: (doc, width) =>
      textHeight(doc, shown, style, width - inset) + (look.heading === 'ruled' ? 4 : boxed ? 3 : 1),
    draw: (doc, x, y, width) => {
      const height = textHeight(doc, shown, style, width - inset);
      decorate(doc, look, palette, { x, y, width, height, textWidth: textWidth(doc, shown, style) });
      drawText(doc, shown, style, x + inset, y + (boxed ? 2 : 0), width - inset);
    },
  };
}

function transform(text: string, look: Look): string {
  return look.heading === 'spaced' || look.heading === 'bar' || look.heading === 'boxed' ? text.toUpperCase() : text;
}

function headingStyle(look: Look, palette: Palette): TextStyle {
  const size = palette.size;
  const style: TextStyle = { face: 'bold', size: size * 1.2, color: palette.accent, lineGap: 1 };
  if (look.heading === 'spaced') return { ...style, size: size * 1.02, spacing: 2 };
  if (look.heading === 'split') return { ...style, size: size * 0.95 };
  if (look.heading === 'plain') return { ...style, size: size * 1.3 };
  return look.heading === 'bar' || look.heading === 'boxed' ? { ...style, size: size * 1.05, spacing: 0.6 } : style;
}

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
  textWidth: number;
}

function decorate(doc: Doc, look: Look, palette: Palette, area: Area): void {
  const below = area.y + area.height + 1.5;
  if (look.heading === 'ruled') {
    doc
      .moveTo(area.x, below)
      .lineTo(area.x + area.width, below)
      .lineWidth(0.7)
      .stroke(palette.accent);
  }
  if (look.heading === 'split') {
    doc
      .moveTo(area.x, below)
      .lineTo(area.x + Math.min(area.textWidth, area.width), below)
      .lineWidth(1.2)
      .stroke(palette.soft);
  }
  if (look.heading === 'bar') doc.rect(area.x, area.y, 3, area.height).fill(palette.accent);
  if (look.heading === 'boxed') doc.rect(area.x, area.y, area.width, area.height + 2.5).fill(palette.soft);
}
