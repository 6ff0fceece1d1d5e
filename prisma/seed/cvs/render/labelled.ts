import { headingOf, type SectionKey } from '../wording';
import { drawText, textHeight, type Block } from './blocks';
import { styleOf, type SectionContext } from './sections';

const labelWidth = 118;

/** A section with its name in a left column, as in a Europass CV. */
export function labelled(key: SectionKey, body: Block[], context: SectionContext): Block[] {
  const { palette, cv, position } = context;
  const label = headingOf(key, cv.locale, position).toUpperCase();
  const style = styleOf(palette, { face: 'bold', size: palette.size * 0.92, color: palette.accent });
  return body.map((block, index) => {
    const first = index === 0;
    return {
      before: first ? palette.size * 1.6 : block.before,
      ...(block.keepWithNext ? { keepWithNext: true } : {}),
      height: (doc, width) =>
        Math.max(block.height(doc, width - labelWidth), first ? textHeight(doc, label, style, labelWidth - 14) : 0),
      draw: (doc, x, y, width) => {
        if (first) {
          doc
            .moveTo(x, y - 5)
            .lineTo(x + width, y - 5)
            .lineWidth(0.5)
            .stroke('#b8c4d6');
          drawText(doc, label, style, x, y, labelWidth - 14);
        }
        block.draw(doc, x + labelWidth, y, width - labelWidth);
      },
    };
  });
}
