import type { AtsBlockReason } from '../enums';

export interface AccessToken {
  value: string;
  expiresAt: Date;
}

/** What stops a connection until somebody changes or tests it. */
export const stopReasons = ['ats.credentials-refused', 'ats.forbidden'] as const;
export type StopReason = (typeof stopReasons)[number];

/** The answer to a booking. */
export type Booking =
  /** The call may be made after `waitMs`. */
  | { kind: 'booked'; waitMs: number; failures: number }
  /** Calls are full or forbidden for `waitMs`. */
  | { kind: 'blocked'; waitMs: number; reason: 'ats.rate-limited' | 'ats.unreachable' }
  /** Nobody may call until somebody changes or tests the connection. */
  | { kind: 'stopped'; reason: StopReason };

/** What all instances of the product know together about one connection. */
export interface ConnectionState {
  /** Books one call; calls of all instances keep `spacingMs` between them. */
  book(spacingMs: number): Promise<Booking>;
  /**
   * The token that all use: the stored one while it is valid and is not `rejected`, else a new one, which only one of
   * those asking fetches.
   */
  shareToken(rejected: string | null, fetchToken: () => Promise<AccessToken>): Promise<AccessToken>;
  /** Forgets failures and their pause; in a test also why the connection was stopped. */
  recordSuccess(): Promise<void>;
  /** Counts a failed call; after several in a row there are pauses, longer each time. */
  recordFailure(): Promise<void>;
  /** No call of anybody for so long. */
  block(seconds: number, reason: Exclude<AtsBlockReason, 'failures'>): Promise<void>;
  /** No call of anybody until the connection is changed or checked. */
  stop(reason: StopReason): Promise<void>;
}

/**
 * In milliseconds: a booking further ahead is refused. The client sleeps through shorter waits; longer ones are up to
 * the caller.
 */
export const longestWaitMs = 2000;
/** Failures in a row before the first pause. */
export const failuresBeforePause = 5;
/** Of the first pause, in seconds; each further failure doubles it. */
export const firstPauseSeconds = 15;
export const longestPauseSeconds = 900;
/** A token is renewed so long before its end. */
export const tokenMarginMs = 30_000;
