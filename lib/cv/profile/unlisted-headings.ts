import { isJobTitle } from './job-title.ts';
import type { SectionLine } from './section-line.ts';

const longestTitle = 30;
const leastKnown = 2;

/** How a title is marked: by capitals, or by signs in front. Empty: not at all. */
function styleOf({ text }: SectionLine): string {
  const line = text.trim();
  const sign = /^[#=*■▪◆▶►★]+/.exec(line)?.[0] ?? '';
  const isCapitals = line === line.toLocaleUpperCase('pl') && line !== line.toLocaleLowerCase('pl');
  return `${sign}${isCapitals ? 'A' : ''}`;
}

/** Whether a line could name a section: a few words without a date, a place or an address. */
function isTitleLike({ text, folded, isHeading }: SectionLine): boolean {
  return (
    !isHeading &&
    text.trim().length <= longestTitle &&
    text.trim().split(/\s+/).length <= 4 &&
    /[a-z]{3}/.test(folded) &&
    !/[\d@,;|\t]|\p{L}\.\s*$/u.test(text) &&
    !isJobTitle(text)
  );
}

/**
 * Headings that no list of words knows, after the first one that it knows: they look like those. Where two stand under one
 * heading, they are the names of employers.
 *
 * @returns indexes of lines
 */
export function findUnlistedHeadings(lines: readonly SectionLine[]): Set<number> {
  const known = lines.filter(({ isHeading }) => isHeading).map(styleOf);
  const [style = ''] = known;
  const found = new Set<number>();
  if (style === '' || known.length < leastKnown || known.some((other) => other !== style)) return found;
  let own: number[] = [];
  let isBelow = false;
  const take = () => {
    if (own.length === 1) for (const index of own) found.add(index);
    own = [];
  };
  for (const [index, line] of lines.entries()) {
    if (line.isHeading) {
      take();
      isBelow = true;
    } else if (isBelow && styleOf(line) === style && isTitleLike(line)) own.push(index);
  }
  take();
  return found;
}
