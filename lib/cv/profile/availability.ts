import { anyOf } from '@/lib/word-lists/word-pattern';
import type { SectionKind, SectionLine } from './sections';
import words from './words/availability.json';

const labelled = (labels: string[]) => new RegExp(`^\\W*${anyOf(labels)}\\s*[:\\u2013-]\\s*`, 'u');
const label = labelled(words.labels);
/** "Okres wypowiedzenia: 1 miesiąc" says it only with its label. */
const notice = labelled(words.notice);
/** Sections in which a start date is that of a job, and "accessibility" is a skill. */
const aboutWork: ReadonlySet<SectionKind> = new Set(['experience', 'education', 'projects', 'skills']);
const longest = 100;

/**
 * From when the person is free to work, in their own words: the text after a label. Without a label nothing is
 * guessed.
 */
export function findAvailability(lines: readonly SectionLine[]): string | null {
  for (const { text, folded, section } of lines) {
    const found = aboutWork.has(section) ? null : (label.exec(folded) ?? notice.exec(folded));
    const rest = found ? text.slice(found[0].length).trim() : '';
    const said = notice.test(folded) ? text.trim() : rest;
    if (rest !== '' && said.length <= longest) return said;
  }
  return null;
}
