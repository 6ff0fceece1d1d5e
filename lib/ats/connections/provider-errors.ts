import type { ErrorCode } from '@/lib/error-codes';

/** Errors of calls that ask the ATS while somebody waits. */
export const providerErrors: readonly ErrorCode[] = [
  'ats.connection-not-found',
  'ats.not-set-up',
  'ats.secret-unreadable',
  'ats.paused',
  'ats.unreachable',
  'ats.rate-limited',
  'ats.credentials-refused',
  'ats.forbidden',
  'ats.record-not-found',
  'ats.bad-answer',
  'ats.unsupported',
  'ats.address-refused',
];
