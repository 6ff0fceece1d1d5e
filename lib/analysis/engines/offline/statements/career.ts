import type { SectionLine } from '@/lib/cv/profile/sections';
import { monthsCovered } from '@/lib/analysis/engines/offline/text/date-ranges';
import { findDurations, type Duration } from '@/lib/analysis/engines/offline/text/durations';
import { isSumUnsure, type SumOfJobs } from './career-doubt';
import { findExplainedTimes, type ExplainedTime } from './explained-times';
import { findPositions, type Position } from './positions';
import { pushTo } from './push-to';
import { findUndatedJobs } from './undated-jobs';

/** A duration stated in a line; offsets are within the line. */
export interface StatedDuration extends Duration {
  line: number;
}

/** A CV's jobs: when they were, on which lines they stand, and how long they lasted together. */
export class Career {
  readonly positions: readonly Position[];
  /** Lines on which jobs without dates begin. */
  readonly undatedJobs: readonly number[];
  /** Times that leave, illness, care, service or study explains. */
  readonly explained: readonly ExplainedTime[];
  /** Times that the CV says were without work, and no more. */
  readonly idle: readonly Position[];
  readonly durations: readonly StatedDuration[];
  /**
   * Months of work covered by dated jobs, without double-counting overlaps, and those that other jobs are said to have lasted;
   * without any what the CV states.
   */
  readonly months: number;
  private readonly lines: readonly SectionLine[];
  private readonly referenceMonth: number;
  private readonly sum: SumOfJobs;
  private readonly durationsByLine = new Map<number, StatedDuration[]>();
  /** Lines of dated jobs. */
  private readonly jobLines = new Set<number>();

  /** @param referenceMonth the month of "present" */
  constructor(lines: readonly SectionLine[], referenceMonth: number) {
    this.lines = lines;
    this.referenceMonth = referenceMonth;
    const dated = findPositions(lines, referenceMonth);
    this.positions = dated.filter(({ isLeave }) => !isLeave);
    this.explained = findExplainedTimes(lines, referenceMonth);
    this.idle = dated.filter(
      ({ isLeave, from, dateLine }) =>
        isLeave && !this.explained.some((time) => time.dateLine === dateLine && time.from === from),
    );
    this.undatedJobs = findUndatedJobs(lines, this.positions);
    this.durations = lines.flatMap(({ folded }, index) =>
      findDurations(folded).map((duration) => ({ ...duration, line: index })),
    );
    for (const duration of this.durations) pushTo(this.durationsByLine, duration.line, duration);
    const lengths = this.undatedJobs.map((line) => this.lengthOfJob(line));
    const stated = this.statedExperience()?.months ?? 0;
    this.months = lengths.reduce((sum, months) => sum + months, monthsCovered(this.positions)) || stated;
    const unknownJobs = lengths.filter((months) => months === 0).length;
    this.sum = { lines, times: [...dated, ...this.explained], months: this.months, unknownJobs, stated };
    for (const { firstLine, endLine } of this.positions)
      for (let line = firstLine; line < endLine; line += 1) this.jobLines.add(line);
  }

  /** What is said on the line of a job without dates, or alone on the next one: "2 years 6 months". */
  private lengthOfJob(line: number): number {
    const [own] = this.durationsOfLine(line);
    const [below] = this.durationsOfLine(line + 1);
    const isAlone = below?.start === 0 && below.end === this.lines[line + 1]?.folded.trimEnd().length;
    return own?.months ?? (isAlone ? below.months : 0);
  }

  /** Whether `months` may be wrong: see `isSumUnsure`. */
  isUnsure(): boolean {
    return isSumUnsure(this.sum, this.referenceMonth);
  }

  /** The longest experience that the CV states. */
  statedExperience(): StatedDuration | undefined {
    return this.durations
      .filter(({ line }) =>
        /doswiadcz|experience|staz|w (?:zawodzie|branzy)|in the (?:trade|business|industry)/.test(
          this.lines[line]?.folded ?? '',
        ),
      )
      .toSorted((first, second) => second.months - first.months)[0];
  }

  durationsOfLine(line: number): readonly StatedDuration[] {
    return this.durationsByLine.get(line) ?? [];
  }

  isInJob(line: number): boolean {
    return this.jobLines.has(line);
  }
}
