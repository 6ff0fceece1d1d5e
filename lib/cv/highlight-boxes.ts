import type { HighlightBox } from '@/lib/analysis/schemas';
import type { CvSpan, QuotedPlace } from './cv-document';

/** A span's height ends at the baseline; descenders need a quarter more. */
const heightWithTails = 1.25;

interface LineBox {
  left: number;
  right: number;
  base: number;
  height: number;
}

function clamp(value: number): number {
  return Math.min(Math.max(value, 0), 1);
}

/** The part of a span within `[start, end)`, in proportion to its characters. */
function cut(span: CvSpan, start: number, end: number): LineBox | null {
  const length = span.end - span.start;
  const from = Math.max(start, span.start);
  const to = Math.min(end, span.end);
  if (from >= to || length <= 0) return null;
  return {
    left: span.x + (span.width * (from - span.start)) / length,
    right: span.x + (span.width * (to - span.start)) / length,
    base: span.y,
    height: span.height,
  };
}

/** Whether a box continues the previous box's line: same baseline, further right, no column gap. */
function continues(line: LineBox, next: LineBox): boolean {
  const height = Math.max(line.height, next.height);
  const sameBase = Math.abs(line.base - next.base) < 0.5 * height;
  return sameBase && next.left > line.left - 0.5 * height && next.left - line.right < 3 * height;
}

/**
 * The boxes of characters `[start, end)` of a page's text, one per line.
 *
 * @returns boxes as fractions 0..1 of the page's width and height, origin top-left; empty when nothing matches
 */
export function highlightBoxes(page: QuotedPlace, start: number, end: number): HighlightBox[] {
  const lines: LineBox[] = [];
  for (const span of page.spans) {
    const box = cut(span, start, end);
    if (!box) continue;
    const line = lines.at(-1);
    if (line && continues(line, box)) {
      line.right = Math.max(line.right, box.right);
      line.height = Math.max(line.height, box.height);
    } else {
      lines.push(box);
    }
  }
  return lines.map(({ left, right, base, height }) => {
    const box = { left: clamp(left / page.width), top: clamp((page.height - base - height) / page.height) };
    return {
      ...box,
      width: Math.min((right - left) / page.width, 1 - box.left),
      height: Math.min((heightWithTails * height) / page.height, 1 - box.top),
    };
  });
}
