import type { CandidatesStatisticsDto } from '@/lib/processes/schemas';

/** A stretch of analysing, followed from the first look at it until nothing is left that will be finished. */
export interface RunProgress {
  /** Epoch milliseconds of the first look. */
  startedAt: number;
  /** CVs finished (analysed or failed) since the first look. */
  done: number;
  /** CVs that will be finished by themselves: {@link pendingCvs}. */
  pending: number;
  /** Finished CVs of the whole process at the last look; tells how many ended in between. */
  finished: number;
}

export interface RunCounts {
  done: number;
  total: number;
  /** CVs a minute; null until two have ended. */
  perMinute: number | null;
  /** Seconds until the last is done, at the rate so far; null while the rate is unknown. */
  secondsLeft: number | null;
}

/**
 * How many CVs will be finished by themselves: what runs is finished in any process, what waits only where analyses
 * start (decisions.md, Process).
 *
 * @param starts whether analyses start in the process
 */
export function pendingCvs(
  { awaiting, running }: Pick<CandidatesStatisticsDto, 'awaiting' | 'running'>,
  starts: boolean,
): number {
  return running + (starts ? awaiting : 0);
}

/**
 * Follows a run from one look at the statistics to the next.
 *
 * @param starts whether analyses start in the process
 * @param now epoch milliseconds of this look
 * @returns the run, or null when nothing is left that will be finished
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
  // A re-analysis takes CVs out of `finished`; only growth means that some have ended.
  const ended = Math.max(0, finished - previous.finished);
  return { startedAt: previous.startedAt, done: previous.done + ended, pending, finished };
}

/** What the progress strip says of a run at `now` (epoch milliseconds). */
export function runCounts(run: RunProgress, now: number): RunCounts {
  const minutes = (now - run.startedAt) / 60_000;
  const perMinute = run.done >= 2 && minutes > 0 ? run.done / minutes : null;
  const secondsLeft = perMinute === null ? null : Math.ceil((run.pending / perMinute) * 60);
  return { done: run.done, total: run.done + run.pending, perMinute, secondsLeft };
}
