import type { CandidatesStatisticsDto } from '@/lib/domain/process-schemas';

/** A run of analyses, tracked from the first poll until none are pending. */
export interface RunProgress {
  /** Epoch milliseconds of the first poll. */
  startedAt: number;
  /** CVs finished (analysed or failed) since the first poll. */
  done: number;
  /** CVs still to finish: {@link pendingCvs}. */
  pending: number;
  /** All finished CVs of the process at the last poll. */
  finished: number;
}

export interface RunCounts {
  done: number;
  total: number;
  /** CVs per minute; null until two have finished. */
  perMinute: number | null;
  /** Estimated seconds remaining; null while the rate is unknown. */
  secondsLeft: number | null;
}

/**
 * The CVs that will finish without user action: running ones in any process, waiting ones only where analyses start
 * (docs/specification.md, Process), and those in a batch not: it takes up to a day.
 *
 * @param starts whether analyses start in the process
 */
export function pendingCvs(
  { awaiting, running, batch }: Pick<CandidatesStatisticsDto, 'awaiting' | 'running' | 'batch'>,
  starts: boolean,
): number {
  return running + (starts ? Math.max(0, awaiting - (batch?.open ?? 0)) : 0);
}

/**
 * Updates a run with new statistics.
 *
 * @param starts whether analyses start in the process
 * @param now epoch milliseconds
 * @returns the run, or null when nothing is pending
 */
export function followRun(
  previous: RunProgress | null,
  statistics: CandidatesStatisticsDto,
  starts: boolean,
  now: number,
): RunProgress | null {
  const pending = pendingCvs(statistics, starts);
  const finished = statistics.analysed + statistics.failed;
  if (pending === 0) return null;
  if (!previous) return { startedAt: now, done: 0, pending, finished };
  // A re-analysis lowers `finished`; only growth counts.
  const ended = Math.max(0, finished - previous.finished);
  return { startedAt: previous.startedAt, done: previous.done + ended, pending, finished };
}

/** The figures of a run at `now` (epoch milliseconds). */
export function runCounts(run: RunProgress, now: number): RunCounts {
  const minutes = (now - run.startedAt) / 60_000;
  const perMinute = run.done >= 2 && minutes > 0 ? run.done / minutes : null;
  const secondsLeft = perMinute === null ? null : Math.ceil((run.pending / perMinute) * 60);
  return { done: run.done, total: run.done + run.pending, perMinute, secondsLeft };
}
