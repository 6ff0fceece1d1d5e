import { isJobTitle } from './job-title';
import { schooling, type SectionKind } from './section-headings';
import type { SectionLine } from './section-line';

/** In characters: only its look shows such a heading, so it is shorter than one of known words. */
const longestUnlisted = 30;
/** So many known headings are needed to learn how headings look. */
const leastKnown = 2;
/** Share of the known headings that must look alike, since a line may have been taken for a heading by mistake. */
const mostly = 0.75;

/** How a title is marked: by capitals, by its size, or by signs in front. Empty: not at all. */
function styleOf({ text }: SectionLine, height: number | null): string {
  const line = text.trim();
  const sign = /^[#=*■▪◆▶►★]+/.exec(line)?.[0] ?? '';
  const isCapitals = line === line.toLocaleUpperCase('pl') && line !== line.toLocaleLowerCase('pl');
  return `${sign}${isCapitals ? 'A' : ''}${height ?? ''}`;
}

/** Whether a line could name a section: a few words without a date, a place or an address. */
function isTitleLike({ text, folded, isHeading }: SectionLine): boolean {
  return (
    !isHeading &&
    text.trim().length <= longestUnlisted &&
    text.trim().split(/\s+/).length <= 4 &&
    /[a-z]{3}/.test(folded) &&
    !/[\d@,;|\t]|\p{L}\.\s*$/u.test(text) &&
    !isJobTitle(text) &&
    !schooling.test(folded)
  );
}

/** Sections in which a title among the lines is no name of an employer. */
const withoutNames = new Set<SectionKind>(['education', 'certificates', 'achievements', 'languages']);

/** "HACCP" in a list of skills. */
const longestAcronym = 6;
const isAcronym = ({ text }: SectionLine, section: SectionKind): boolean =>
  section === 'skills' && text.trim().length <= longestAcronym;

/** Whether a title is an employer's name, above what somebody did there. */
const isEmployer = (index: number, lines: readonly SectionLine[]): boolean =>
  isJobTitle(lines[index + 1]?.folded ?? '');

/**
 * Headings that no list of words knows, after the first one that it knows: they look like those. Where two stand under one
 * heading of jobs, they are the names of employers.
 *
 * @param larger the heights of lines that are set larger than most
 * @returns indexes of lines
 */
export function findUnlistedHeadings(lines: readonly SectionLine[], larger: readonly (number | null)[]): Set<number> {
  const styles = lines.map((line, index) => styleOf(line, larger[index] ?? null));
  const known = styles.filter((_, index) => lines[index]?.isHeading);
  const alike = Map.groupBy(known, (own) => own);
  const [[style, own] = ['', []]] = [...alike].sort(([, one], [, other]) => other.length - one.length);
  const found = new Set<number>();
  if (style === '' || own.length < leastKnown || own.length < mostly * known.length) return found;
  let titles: number[] = [];
  let above: SectionKind | null = null;
  const take = () => {
    const isOne = titles.length === 1 && !(above === 'experience' && isEmployer(titles[0] ?? 0, lines));
    if (isOne || (above !== null && withoutNames.has(above))) for (const index of titles) found.add(index);
    titles = [];
  };
  for (const [index, line] of lines.entries()) {
    if (line.isHeading) {
      take();
      above = line.section;
    } else if (above !== null && styles[index] === style && isTitleLike(line) && !isAcronym(line, above))
      titles.push(index);
  }
  take();
  return found;
}
