import type { CvPage, CvSpan } from '@/lib/domain/cv-document';
import { extractProfile } from '@/lib/cv/extract-profile';
import type { Box } from '@/lib/cv/pdf/matrix';

/** Points by which letters may stick out of the box of their picture. */
const margin = 2;
/** Fewer letters or digits in a row are a pattern. */
const word = /[\p{L}\p{N}]{3}/u;

/** Whether a CV does not say whose it is: what its banner may say. */
export function lacksPerson(pages: CvPage[]): boolean {
  const profile = extractProfile({
    readerVersion: '',
    pageCount: pages.length,
    language: 'unknown',
    pages,
    hiddenText: [],
  });
  return profile.firstName === null || (profile.email === null && profile.phone === null);
}

/** Its ink, from the baseline up. */
function isIn({ x0, y0, x1, y1 }: Box, { x, y, width, height }: CvSpan): boolean {
  const [middleX, middleY] = [x + width / 2, y + height / 3];
  return middleX > x0 - margin && middleX < x1 + margin && middleY > y0 - margin && middleY < y1 + margin;
}

/** The lines of a page that stand in some of its boxes. */
function linesIn({ text, spans }: CvPage, boxes: readonly Box[]): { text: string; spans: CvSpan[] } {
  const lines: { text: string; spans: CvSpan[] }[] = [];
  let lineEnd = -1;
  for (const span of spans.filter((one) => boxes.some((box) => isIn(box, one)))) {
    const line = span.start < lineEnd ? lines.at(-1) : undefined;
    if (!line) lineEnd = text.indexOf('\n', span.start) < 0 ? text.length : text.indexOf('\n', span.start);
    const before = line ? `${line.text} ` : '';
    const here = text.slice(span.start, span.end);
    const placed = { ...span, start: before.length, end: before.length + here.length };
    if (line) Object.assign(line, { text: before + here, spans: [...line.spans, placed] });
    else lines.push({ text: here, spans: [placed] });
  }
  return joined(lines.filter((line) => word.test(line.text)));
}

function joined(parts: readonly { text: string; spans: CvSpan[] }[]): { text: string; spans: CvSpan[] } {
  return parts.reduce(
    (whole, part) => {
      const offset = whole.text === '' ? 0 : whole.text.length + 1;
      const moved = part.spans.map((span) => ({ ...span, start: span.start + offset, end: span.end + offset }));
      return { text: whole.text + (offset > 0 ? '\n' : '') + part.text, spans: [...whole.spans, ...moved] };
    },
    { text: '', spans: [] },
  );
}

/**
 * A page with the words of its banners above its own text.
 *
 * @param recognised the page as it was read from its picture
 * @returns null where no words stand in the banners
 */
export function withBanner<T extends CvPage>(page: T, recognised: CvPage, banners: readonly Box[]): T | null {
  const banner = linesIn(recognised, banners);
  return banner.text === '' ? null : { ...page, ...joined([banner, page]) };
}
