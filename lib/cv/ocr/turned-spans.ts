import type { CvSpan } from '@/lib/domain/cv-document';

interface Size {
  width: number;
  height: number;
}

interface Turned {
  /** Clockwise in degrees, from the page to the upright picture. */
  turn: number;
  /** Points. */
  upright: Size;
  page: Size;
}

/** `highlightBoxes` draws a box from a quarter of the height below the baseline to the height above. */
const below = 0.25;

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Places of words on the upright picture of a page as places on the page itself; the middles of both are the same. */
export function spansOnPage(spans: CvSpan[], { turn, upright, page }: Turned): CvSpan[] {
  if (turn === 0) return spans;
  const sin = Math.sin((turn * Math.PI) / 180);
  const cos = Math.cos((turn * Math.PI) / 180);
  return spans.map((span) => {
    const lefts = [span.x, span.x + span.width];
    const heights = [span.y - below * span.height, span.y + span.height];
    // Heights grow upwards, so turning back clockwise by -turn has the usual signs.
    const corners = lefts.flatMap((x) =>
      heights.map((y) => {
        const fromMiddle = [x - upright.width / 2, y - upright.height / 2] as const;
        return {
          x: fromMiddle[0] * cos - fromMiddle[1] * sin + page.width / 2,
          y: fromMiddle[0] * sin + fromMiddle[1] * cos + page.height / 2,
        };
      }),
    );
    const xs = corners.map(({ x }) => x);
    const ys = corners.map(({ y }) => y);
    const height = (Math.max(...ys) - Math.min(...ys)) / (1 + below);
    return {
      ...span,
      x: rounded(Math.min(...xs)),
      y: rounded(Math.min(...ys) + below * height),
      width: rounded(Math.max(...xs) - Math.min(...xs)),
      height: rounded(height),
    };
  });
}
