import type { ErrorCode } from '@/lib/error-codes';

/** What `getPickPlace` throws, for the OpenAPI document. */
export const placeErrors = [
  'process.not-found',
  'process.archived',
  'process.not-ready',
  'process.not-active',
  'ats.not-linked',
  'ats.paused',
  'ats.target-missing',
  'ats.unsupported',
  'ats.not-set-up',
  'ats.secret-unreadable',
  'ats.credentials-refused',
] as const satisfies ErrorCode[];
