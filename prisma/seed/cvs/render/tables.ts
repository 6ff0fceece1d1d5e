import type { CvListGroup } from '../demo-cv';
import { drawText, textHeight, type Block, type Palette, type TextStyle } from './blocks';

/** Skills as a ruled table: group on the left, items on the right. */
export function skillTable(groups: CvListGroup[], palette: Palette): Block {
  const label: TextStyle = { face: 'bold', size: palette.size, color: palette.ink };
  const text: TextStyle = { face: 'regular', size: palette.size, color: palette.ink };
  const pad = 4;
  const labelShare = 0.27;
  const rows = groups.map((group) => ({ label: group.label ?? '', items: group.items.join(', ') }));
  const rowHeight = (doc: PDFKit.PDFDocument, row: { label: string; items: string }, width: number): number =>
    Math.max(
      textHeight(doc, row.label, label, width * labelShare - 2 * pad),
      textHeight(doc, row.items, text, width * (1 - labelShare) - 2 * pad),
    ) +
    2 * pad;
  return {
    before: 5,
    height: (doc, width) => rows.reduce((sum, row) => sum + rowHeight(doc, row, width), 0),
    draw: (doc, x, y, width) => {
      let top = y;
      for (const row of rows) {
        const height = rowHeight(doc, row, width);
        doc.rect(x, top, width * labelShare, height).fill(palette.soft);
        doc.rect(x, top, width, height).lineWidth(0.5).stroke('#b9c0c9');
        drawText(doc, row.label, label, x + pad, top + pad, width * labelShare - 2 * pad);
        drawText(doc, row.items, text, x + width * labelShare + pad, top + pad, width * (1 - labelShare) - 2 * pad);
        top += height;
      }
    },
  };
}

const steps: [RegExp, number][] = [
  [/ojczyst|native|C2|biegl/i, 5],
  [/C1|zaawans|fluent|advanced/i, 4],
  [/B2|dobr|good/i, 3],
  [/B1|komunikat|śred|intermediate/i, 2],
];

/** A language in words, or with five dots. */
export function languageLine(name: string, level: string, levels: 'words' | 'dots', palette: Palette): Block {
  const text: TextStyle = { face: 'regular', size: palette.size, color: palette.ink };
  const line = level ? `${name} – ${level}` : name;
  if (levels === 'words') {
    return {
      before: 2,
      height: (doc, width) => textHeight(doc, line, text, width),
      draw: (doc, x, y, width) => drawText(doc, line, text, x, y, width),
    };
  }
  const filled = steps.find(([pattern]) => pattern.test(level))?.[1] ?? 1;
  return {
    before: 5,
    height: (doc, width) => textHeight(doc, line, text, width) + 9,
    draw: (doc, x, y, width) => {
      drawText(doc, line, text, x, y, width);
      const middle = y + textHeight(doc, line, text, width) + 3;
      for (let dot = 0; dot < 5; dot += 1) {
        doc.circle(x + 3 + dot * 10, middle, 2.6).fill(dot < filled ? palette.accent : palette.soft);
      }
    },
  };
}
