import type { SectionLine } from '@/lib/cv/profile/sections';
import { isJobTitle } from '@/lib/cv/profile/job-title';
import { employerLabel } from '@/lib/cv/profile/labelled-lines';
import { findDurations } from '@/lib/analysis/engines/offline/text/durations';
import type { Position } from './positions';
import { longestTitle } from './line-lengths';

const bullet = /^\s*[-•●▪·*–◦‣→»>]/;
/** "Maszyny: tokarki Doosan" */
const labelled = /^\W*[a-z ]{2,25}:/;
/** "Prawo jazdy B, C" */
const licence = /^\W*(?:prawo jazdy|driving licen[cs]e)\b/;
const year = /\b(?:19|20)\d\d\b/;

/** A short line that is no item of a list and no sentence. */
function isTitleLike({ text, folded, isHeading }: SectionLine): boolean {
  const line = text.trim();
  return (
    !isHeading &&
    !bullet.test(text) &&
    !year.test(folded) &&
    !labelled.test(folded) &&
    !licence.test(folded) &&
    line.length <= longestTitle &&
    /^\p{Lu}.*[^.;:,]$/u.test(line)
  );
}

/** "Stróż nocny, Tartak Sosna", "Delivery driver — Swift Parcels": who and where on one line. */
const withEmployer = /^\S+(?: \S+){0,4}(?:\t| [\u2013\u2014|-] |(?<= \S{1,30}), )["\u201e\u201c]?\p{Lu}/u;

interface Title {
  line: number;
  isTitle: boolean;
  isWithEmployer: boolean;
}

function titlesIn(lines: readonly SectionLine[], from: number, to: number): Title[] {
  return lines.slice(from, to).flatMap((line, index) => {
    const isTitle = isJobTitle(line.folded);
    const isWithEmployer = withEmployer.test(line.text.trim());
    return isTitleLike(line) && (isTitle || isWithEmployer) ? [{ line: from + index, isTitle, isWithEmployer }] : [];
  });
}

/** A section without any dates: each title begins a job, unless it names the other half of the one above. */
function withoutDates(lines: readonly SectionLine[], from: number, to: number): number[] {
  const starts: Title[] = [];
  for (const title of titlesIn(lines, from, to)) {
    const above = starts.at(-1);
    const isHalf =
      above?.line === title.line - 1 &&
      above.isTitle !== title.isTitle &&
      !(above.isWithEmployer && title.isWithEmployer);
    if (!isHalf) starts.push(title);
  }
  return starts.map(({ line }) => line);
}

/** Lines of a job before the list of what was done. */
function headOf(lines: readonly SectionLine[], { firstLine, endLine }: Position): number {
  const first = lines.slice(firstLine, endLine).findIndex(({ text }) => bullet.test(text));
  return first < 0 ? endLine - firstLine : first;
}

/** "Hartwell plc" / "7 years 1 month" above the roles that somebody had there. */
const isLength = ({ folded }: SectionLine): boolean => {
  const [said] = findDurations(folded);
  return said?.start === 0 && said.end === folded.trimEnd().length;
};

/** Where every job has as many lines above its list, what follows them in a job without a list is the next job. */
function besideDates(lines: readonly SectionLine[], positions: readonly Position[]): number[] {
  const isListed = (position: Position) => headOf(lines, position) < position.endLine - position.firstLine;
  const heads = new Set(positions.filter(isListed).map((position) => headOf(lines, position)));
  const [head = 0] = heads;
  if (heads.size !== 1) return [];
  return positions.flatMap((position) => {
    const extra = lines.slice(position.firstLine + head, position.endLine);
    const isJob =
      !isListed(position) &&
      extra.length > 0 &&
      extra.length <= head &&
      extra.every(isTitleLike) &&
      !(position !== positions.at(-1) && lines.slice(position.endLine - 1, position.endLine + 1).some(isLength));
    return isJob ? [position.firstLine + head] : [];
  });
}

/** Jobs of a form that names the employer of each, but dates not all of them. */
function besideEmployers(lines: readonly SectionLine[], positions: readonly Position[]): number[] | null {
  const starts: { line: number; employer: string }[] = [];
  for (const [line, { folded, section }] of lines.entries()) {
    const employer = folded.replace(employerLabel, '').replace(/[^a-z]/g, '');
    const isNext = section === 'experience' && employerLabel.test(folded);
    if (isNext && employer !== starts.at(-1)?.employer) starts.push({ line, employer });
  }
  if (starts.length === 0 || positions.some(({ dateLine }) => dateLine < (starts[0]?.line ?? 0))) return null;
  const isDated = (from: number, to: number) => positions.some(({ dateLine }) => dateLine >= from && dateLine < to);
  return starts.flatMap(({ line }, at) => (isDated(line, starts[at + 1]?.line ?? lines.length) ? [] : [line]));
}

/**
 * Lines on which jobs begin that the CV gives no dates for.
 *
 * @param positions the dated ones
 */
export function findUndatedJobs(lines: readonly SectionLine[], positions: readonly Position[]): number[] {
  const employers = besideEmployers(lines, positions);
  if (employers) return employers;
  const found: number[] = [];
  const isListed = positions.length > 0 || lines.some(({ section }) => section === 'experience');
  // Without any other jobs those under a title that no list knows count: "KITCHENS".
  const isWork = (line: SectionLine | undefined) => line?.section === (isListed ? 'experience' : 'other');
  for (let from = 0; from < lines.length;) {
    let to = from;
    while (isWork(lines[to]) && !lines[to]?.isHeading) to += 1;
    const dated = positions.filter(({ dateLine }) => dateLine >= from && dateLine < to);
    const isWorkLike = isListed || isJobTitle(lines[from]?.folded ?? '');
    if (isWorkLike) found.push(...(dated.length > 0 ? besideDates(lines, dated) : withoutDates(lines, from, to)));
    from = to + 1;
  }
  return found;
}
