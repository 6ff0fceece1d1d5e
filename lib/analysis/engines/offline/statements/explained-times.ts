import type { SectionLine } from '@/lib/cv/profile/sections';
import { findDateRanges, type DateRange } from '@/lib/analysis/engines/offline/text/date-ranges';
import { explained } from '@/lib/analysis/engines/offline/lexicon/job-words';
import { isAlone } from './dated-jobs';
import { isStudy } from './study-years';

/** A time that leave, illness, care, service or study explains, and its line. */
export type ExplainedTime = Pick<DateRange, 'from' | 'to'> & { dateLine: number };

/** A sentence of a line: offsets in it, and whether it explains a time. */
interface Sentence {
  end: number;
  isExplained: boolean;
}

/** The line's own sentences, each looked at once. */
function sentencesOf(folded: string): Sentence[] {
  let end = 0;
  return folded.split(/[.;](?= )/).map((sentence) => {
    end += sentence.length + 1;
    return { end, isExplained: explained.test(sentence) };
  });
}

function explainedTimesOf(lines: readonly SectionLine[], index: number, reference: number): ExplainedTime[] {
  const line = lines[index];
  const ranges = line ? findDateRanges(line.folded, reference) : [];
  if (!line || ranges.length === 0) return [];
  const isSchool = isStudy(lines, index);
  const isBeside = [lines[index - 1], lines[index + 1]].some((other) => explained.test(other?.folded ?? ''));
  const sentences = sentencesOf(line.folded);
  let at = 0;
  return ranges.flatMap((range) => {
    while ((sentences[at]?.end ?? Infinity) <= range.start) at += 1;
    const isExplained = isSchool || sentences[at]?.isExplained || (isBeside && isAlone(line, range));
    return isExplained ? [{ from: range.from, to: range.to, dateLine: index }] : [];
  });
}

/** The times that a CV explains otherwise than by work, in reading order. */
export function findExplainedTimes(lines: readonly SectionLine[], reference: number): ExplainedTime[] {
  return lines.flatMap((_, index) => explainedTimesOf(lines, index, reference));
}
