import type { SectionLine } from '@/lib/cv/profile/sections';
import { isJobTitle } from '@/lib/cv/profile/job-title';
import { monthWord, year } from '@/lib/analysis/engines/offline/text/date-point';
import { openEnd, type DateRange } from '@/lib/analysis/engines/offline/text/date-ranges';
import { seasons } from '@/lib/analysis/engines/offline/text/time-words';
import { isBullet } from './prose-sentences';

const monthsOfSeason = 3;
const season = `(?:${seasons.map(({ pattern }) => pattern).join('|')})`;
const joint = '\\s?(?:,|&|/|\\+|\\b(?:i|and|und|oraz|та|и)\\b|[\\u2013\\u2014-])\\s?';
/**
 * "Summer 2013, 2014", "wakacje 2013–2015", "Summer/Fall 2021"; "Summer 2013 – Fall 2014" is one time, and "since summer 2013" lasts.
 */
const times = new RegExp(
  `(?<!${year}\\s?(?:[\\u2013\\u2014-]|to|do)\\s?|\\b(?:od|do|since|from|until|till|to)\\s)\\b(${season}(?:\\s?(?:/|&|\\+|[\\u2013-]|\\b(?:i|and|to)\\b)\\s?${season})?),? (?:of )?(${year}(?:${joint}${year})*)(?!\\s*(?:[\\u2013\\u2014-]|to\\b|do\\b)\\s*(?:${monthWord}|${openEnd}|\\d))`,
  'g',
);
const onlyJoint = /^(?:[\s;,&/+\u2013\u2014-]|\b(?:i|and|und|oraz|та|и)\b)*$/;
const years = new RegExp(`([\\u2013\\u2014-]\\s?)?(${year})`, 'g');

/** The years that a list names; a dash stands for those between, too. */
function yearsIn(list: string): number[] {
  const found: number[] = [];
  for (const [, dash, text] of list.matchAll(years)) {
    const last = found.at(-1);
    for (let between = (last ?? 0) + 1; dash && last && between < Number(text); between += 1) found.push(between);
    found.push(Number(text));
  }
  return found;
}

/** The months from January of one season or two: the first, and the one after the last. */
function monthsOf(named: string): [from: number, to: number] {
  const first = seasons.filter(({ pattern }) => new RegExp(`(?<![a-z])${pattern}(?![a-z])`).test(named));
  const months = first.map(({ month }) => month);
  return [Math.min(...months), Math.max(...months) + monthsOfSeason];
}

/** Each of the seasons in which somebody worked, where a line of the jobs begins or ends with them. */
export function findSeasons({ section, folded, ...line }: SectionLine, reference: number): DateRange[] {
  if (section !== 'experience' && !isJobTitle(folded)) return [];
  const found = [...folded.matchAll(times)];
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last || isBullet({ section, folded, ...line })) return [];
  const [start, end] = [first.index, last.index + last[0].length];
  const isList = found.every((one, index) => {
    const before = found[index - 1];
    return !before || onlyJoint.test(folded.slice(before.index + before[0].length, one.index));
  });
  if (!isList || (/[a-z]/.test(folded.slice(0, start)) && /[a-z]/.test(folded.slice(end)))) return [];
  return found.flatMap(([, named = '', list = '']) => {
    const [fromMonth, toMonth] = monthsOf(named);
    return yearsIn(list).flatMap((own) => {
      const [from, to] = [own * 12 + fromMonth, Math.min(own * 12 + toMonth, reference + 1)];
      return to > from ? [{ from, to, isOpen: false, start, end }] : [];
    });
  });
}
