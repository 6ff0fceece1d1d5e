import type { SectionLine } from '@/lib/cv/profile/sections';
import { findDateRanges, type DateRange } from '@/lib/analysis/engines/offline/text/date-ranges';
import { explained } from '@/lib/analysis/engines/offline/lexicon/job-words';
import { isAlone } from './dated-jobs';
import { isStudy } from './study-years';

/** A time that leave, illness, care, service or study explains, and its line. */
export type ExplainedTime = Pick<DateRange, 'from' | 'to'> & { dateLine: number };

/** What a line says of one of its dates: its own sentence, and the lines beside a date that stands alone. */
function saidOf(lines: readonly SectionLine[], index: number, range: DateRange): string {
  const line = lines[index];
  if (!line) return '';
  const before =
    line.folded
      .slice(0, range.start)
      .split(/[.;](?= )/)
      .at(-1) ?? '';
  const after = line.folded.slice(range.start).split(/[.;](?= )/)[0] ?? '';
  const beside = isAlone(line, range) ? [lines[index - 1], lines[index + 1]] : [];
  return [before + after, ...beside.map((other) => other?.folded ?? '')].join(' ');
}

/** The times that a CV explains otherwise than by work, in reading order. */
export function findExplainedTimes(lines: readonly SectionLine[], reference: number): ExplainedTime[] {
  return lines.flatMap((line, index) =>
    findDateRanges(line.folded, reference).flatMap((range) =>
      explained.test(saidOf(lines, index, range)) || isStudy(lines, index)
        ? [{ from: range.from, to: range.to, dateLine: index }]
        : [],
    ),
  );
}
