/** Polling intervals of a visible tab in milliseconds (docs/decisions/0071). */
export const pollingIntervals = {
  /** Analyses are running. */
  live: 2_500,
  /** Running, but the page is idle. */
  liveIdle: 15_000,
  /** Nothing runs; others may change something. */
  background: 30_000,
  /** Whether what is open is still there, by a cheap call. */
  presence: 4_000,
  /** Refreshes a whole page. */
  page: 10_000,
  /** How much is unread, on every page. */
  notifications: 60_000,
  /** Charts are expensive to compute. */
  charts: 30_000,
  chartsIdle: 60_000,
};

/** Milliseconds for which page data counts as fresh. */
export const pageDataStaleTime = 5_000;

/**
 * `refetchOnReconnect` of a query that is a POST with an effect (an entry of the audit log) or a cost: a connection that is back
 * sends again what has failed, and nothing that was done.
 */
export function ifItFailed({ state }: { state: { status: 'pending' | 'error' | 'success' } }): 'always' | false {
  return state.status !== 'success' && 'always';
}

interface PollingState {
  /** Analyses are running. */
  live: boolean;
  /** No input for minutes. */
  idle: boolean;
}

/**
 * An idle tab with nothing running does not poll, so that an unattended session expires.
 *
 * @returns milliseconds, or false for no polling
 */
export function pollingInterval({ live, idle }: PollingState): number | false {
  if (live) return idle ? pollingIntervals.liveIdle : pollingIntervals.live;
  return idle ? false : pollingIntervals.background;
}

/** The interval for charts, which are expensive to compute. */
export function chartsInterval({ live, idle }: PollingState): number | false {
  if (!live) return false;
  return idle ? pollingIntervals.chartsIdle : pollingIntervals.charts;
}
