import { blend, white, type Colour } from './colour';
import type { Paint } from './page-content';
import { isInside } from './outline';

const rowHeight = 16;
const maxColours = 8;

type Cover = 'yes' | 'no' | 'maybe';

/** Whether a paint fills a point. Pictures may be transparent anywhere. */
function fills({ box, outline }: Paint, x: number, y: number): Cover {
  if (x < box.x0 || x > box.x1 || y < box.y0 || y > box.y1) return 'no';
  if (!outline) return 'maybe';
  return isInside(outline, x, y) ? 'yes' : 'no';
}

/** What is painted at a point of the page, and in which order. */
export class PagePaints {
  private readonly rows = new Map<number, Paint[]>();

  /** @param paints in painting order */
  constructor(paints: readonly Paint[]) {
    for (const paint of paints) {
      const last = Math.floor(paint.box.y1 / rowHeight);
      for (let row = Math.floor(paint.box.y0 / rowHeight); row <= last; row += 1) {
        const inRow = this.rows.get(row);
        if (inRow) inRow.push(paint);
        else this.rows.set(row, [paint]);
      }
    }
  }

  private around(y: number): readonly Paint[] {
    return this.rows.get(Math.floor(y / rowHeight)) ?? [];
  }

  /** The colours that may lie behind what is painted at `order`; null for unknown ones (pictures, shadings). */
  coloursBelow(order: number, x: number, y: number): (Colour | null)[] {
    let colours: (Colour | null)[] = [white];
    for (const paint of this.around(y)) {
      if (paint.order > order) break;
      const filled = fills(paint, x, y);
      if (filled === 'no') continue;
      const { colour, alpha } = paint;
      const over = colours.map((below) =>
        colour && below ? blend(colour, below, alpha) : alpha > 0.99 ? colour : null,
      );
      colours = filled === 'yes' ? over : [...colours, ...over];
      if (colours.length > maxColours) colours = [...new Map(colours.map((one) => [String(one), one])).values()];
      if (colours.length > maxColours) return [null];
    }
    return colours;
  }

  /** Whether something opaque is painted over a point later than `order`. */
  isCovered(order: number, x: number, y: number): boolean {
    return this.around(y).some(
      (paint) => paint.order > order && paint.colour && paint.alpha > 0.99 && fills(paint, x, y) === 'yes',
    );
  }

  /** Whether something may be painted over a point later than `order`: also a picture, a gradient, an unknown shape. */
  mayBeCovered(order: number, x: number, y: number): boolean {
    return this.around(y).some((paint) => paint.order > order && paint.alpha > 0.5 && fills(paint, x, y) !== 'no');
  }
}
