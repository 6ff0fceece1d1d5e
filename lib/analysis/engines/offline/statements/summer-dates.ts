import type { SectionLine } from '@/lib/cv/profile/sections';
import { isJobTitle } from '@/lib/cv/profile/job-title';
import { monthWord, year } from '@/lib/analysis/engines/offline/text/date-point';
import { openEnd, type DateRange } from '@/lib/analysis/engines/offline/text/date-ranges';
import { summer } from '@/lib/analysis/engines/offline/text/time-words';
import { isBullet } from './prose-sentences';

/** June to August, as months from January. */
const [june, september] = [5, 8];
const joint = '\\s?(?:,|&|/|\\+|\\b(?:i|and|und|oraz|та|и)\\b|[\\u2013\\u2014-])\\s?';
/** "Summer 2013, 2014", "wakacje 2013–2015"; "Summer 2013 – Fall 2014" is one time. */
const summers = new RegExp(
  `\\b${summer},? (?:of )?(${year}(?:${joint}${year})*)(?!\\s*(?:[\\u2013\\u2014-]|to\\b|do\\b)\\s*(?:${monthWord}|${openEnd}|\\d))`,
);
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

/** Each of the summers in which somebody worked, where a line of the jobs begins or ends with them. */
export function findSummers({ section, folded, ...line }: SectionLine, reference: number): DateRange[] {
  const found = section === 'experience' || isJobTitle(folded) ? summers.exec(folded) : null;
  if (!found || isBullet({ section, folded, ...line })) return [];
  const [start, end] = [found.index, found.index + found[0].length];
  if (/[a-z]/.test(folded.slice(0, start)) && /[a-z]/.test(folded.slice(end))) return [];
  return yearsIn(found[1] ?? '').flatMap((own) => {
    const [from, to] = [own * 12 + june, Math.min(own * 12 + september, reference + 1)];
    return to > from ? [{ from, to, isOpen: false, start, end }] : [];
  });
}
