/** Milliseconds between two looks at the server of a tab that is in sight (docs/decisions/0093). */
export const pollingIntervals = {
  /** Something is being analysed. */
  live: 2_500,
  /** The same, but nobody has touched the page for minutes. */
  liveIdle: 15_000,
  /** Nothing runs: somebody else may begin something. */
  background: 30_000,
  /** A whole page is made anew. */
  page: 10_000,
  /** Figures that are dear to make: charts. */
  charts: 30_000,
  chartsIdle: 60_000,
};

/** Milliseconds for which what came with a page is not asked for again. */
export const pageDataStaleTime = 5_000;

interface PollingState {
  /** Something changes by itself. */
  live: boolean;
  /** Nobody has touched the page for minutes. */
  idle: boolean;
}

/**
 * How often a tab looks whether something has changed. One that nobody touches stops when nothing runs, so that an
 * unattended session ends by itself.
 *
 * @returns milliseconds, or false for not at all
 */
export function pollingInterval({ live, idle }: PollingState): number | false {
  if (live) return idle ? pollingIntervals.liveIdle : pollingIntervals.live;
  return idle ? false : pollingIntervals.background;
}

/** The same for charts that are dear to make, while they are shown. */
export function chartsInterval({ live, idle }: PollingState): number | false {
  if (!live) return false;
  return idle ? pollingIntervals.chartsIdle : pollingIntervals.charts;
}
