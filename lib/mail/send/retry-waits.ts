import type { MailFailure, MailKind } from '@/lib/domain/mail-enums';

const minute = 60;
const hour = 60 * minute;

/** Seconds before the second attempt, the third …: almost eight hours together. */
const waits = [minute, 5 * minute, 15 * minute, 30 * minute, hour, 2 * hour, 4 * hour];

/** Another attempt would end in the same way: RFC 5321, section 4.2.1, about replies of 5xx. */
const lasting = new Set<MailFailure>(['SENDER', 'RECIPIENT', 'REFUSED', 'NOT_SET_UP', 'UNREADABLE']);

/**
 * How long to wait after a failure, in seconds; null when there is no further attempt.
 *
 * @param attempts including the one that failed
 */
export function retryWait({ kind, failure, attempts }: { kind: MailKind; failure: MailFailure; attempts: number }) {
  // Somebody waits for the result of a test.
  return kind === 'TEST' || lasting.has(failure) ? null : (waits[attempts - 1] ?? null);
}
