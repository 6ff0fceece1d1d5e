import type { ErrorCode } from '@/lib/error-codes';

/**
 * Why a file that is given for a CV is not stored: by its content (`requireCvFile`), by its name, or once it is opened (`probeCv`),
 * which may fail for our own fault, too. For the error lists of the calls that take one.
 */
export const cvFileErrors = [
  ...(['cv.empty', 'cv.too-large', 'cv.not-a-pdf', 'cv.other-format', 'cv.archive', 'cv.mail', 'cv.html'] as const),
  ...(['cv.heic', 'cv.other-picture', 'cv.too-many-pixels', 'cv.encrypted', 'cv.macros', 'cv.damaged'] as const),
  ...(['cv.too-many-pages', 'cv.too-much-text', 'cv.too-slow', 'cv.too-much-memory', 'cv.bad-name'] as const),
  'analysis.broken',
] as const satisfies readonly ErrorCode[];
