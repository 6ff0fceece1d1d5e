import type { HighlightBox } from '@/lib/domain/analysis-schemas';
import type { CvSpan, QuotedPlace } from '@/lib/domain/cv-document';

/** A span's height ends at the baseline; descenders need a quarter more. */
const heightWithTails = 1.25;

interface LineBox {
  left: number;
  right: number;
  /** Baseline of the line's first word; the line may rise or fall. */
  base: number;
  height: number;
  top: number;
  bottom: number;
}

function clamp(value: number): number {
  return Math.min(Math.max(value, 0), 1);
}

/** The width of a letter relative to an average one, roughly as in most fonts. */
function letterWidth(letter: string): number {
  if (/[fijlrtI.,:;'|!()[\]-]/.test(letter)) return 0.55;
  if (/[mwMW@—]/.test(letter)) return 1.5;
  return /\p{Lu}/u.test(letter) ? 1.2 : 1;
}

/** The width of letters together, in average letters; without the text each counts as one. */
function widthOf(text: string | undefined, start: number, end: number): number {
  if (text === undefined) return end - start;
  let width = 0;
  for (let at = start; at < end; at += 1) width += letterWidth(text.charAt(at));
  return width;
}

/** Whether a word stands on its side, as on a page that was scanned so. */
function isOnSide({ width, height }: { width: number; height: number }): boolean {
  return height > 1.5 * width;
}

/** The part of a span within `[start, end)`, in proportion to its letters; of a word on its side the whole. */
function cut(span: CvSpan, start: number, end: number, text: string | undefined): LineBox | null {
  const from = Math.max(start, span.start);
  const to = Math.min(end, span.end);
  if (from >= to) return null;
  const { y: base, height } = span;
  const rows = { base, height, top: base + height, bottom: base + height - heightWithTails * height };
  if (span.end - span.start > 1 && isOnSide(span)) return { ...rows, left: span.x, right: span.x + span.width };
  const unit = span.width / widthOf(text, span.start, span.end);
  return {
    ...rows,
    left: span.x + unit * widthOf(text, span.start, from),
    right: span.x + unit * widthOf(text, span.start, to),
  };
}

/** Whether a box continues the previous box's line: same baseline, further right, no column gap. */
function continues(line: LineBox, next: LineBox): boolean {
  const height = Math.max(line.height, next.height);
  const sameBase = Math.abs(line.base - next.base) < 0.5 * height;
  return sameBase && next.left > line.left - 0.5 * height && next.left - line.right < 3 * height;
}

/** The same of words on their side, above or below each other. */
function continuesOnSide(line: LineBox, next: LineBox): boolean {
  const width = Math.max(line.right - line.left, next.right - next.left);
  if (!isOnSide({ width: line.right - line.left, height: line.top - line.bottom })) return false;
  if (Math.abs(line.left - next.left) > 0.5 * width) return false;
  const gap = Math.max(next.bottom - line.top, line.bottom - next.top);
  return gap < 1.5 * width;
}

/**
 * The boxes of characters `[start, end)` of a page's text, one per line.
 *
 * @param page with its text, a part of a word is placed more exactly
 * @returns boxes as fractions 0..1 of the page's width and height, origin top-left; empty when nothing matches
 */
export function highlightBoxes(page: QuotedPlace & { text?: string }, start: number, end: number): HighlightBox[] {
  const lines: LineBox[] = [];
  for (const span of page.spans) {
    const box = cut(span, start, end, page.text);
    if (!box) continue;
    const line = lines.at(-1);
    if (line && (continues(line, box) || continuesOnSide(line, box))) {
      line.left = Math.min(line.left, box.left);
      line.right = Math.max(line.right, box.right);
      line.top = Math.max(line.top, box.top);
      line.bottom = Math.min(line.bottom, box.bottom);
    } else {
      lines.push(box);
    }
  }
  return lines.map(({ left, right, top, bottom }) => {
    const box = { left: clamp(left / page.width), top: clamp((page.height - top) / page.height) };
    return {
      ...box,
      width: Math.min((right - left) / page.width, 1 - box.left),
      height: Math.min((top - bottom) / page.height, 1 - box.top),
    };
  });
}
