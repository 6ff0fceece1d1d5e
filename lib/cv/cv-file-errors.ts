import type { ErrorCode } from '@/lib/error-codes';

/**
 * Why a file given as a CV is refused: by its content (`requireCvFile`), by its name, or when it is opened
 * (`probeCv`), where the product itself may fail too. For the lists of errors of the API's calls.
 */
export const cvFileErrors = [
  ...(['cv.empty', 'cv.too-large', 'cv.not-a-pdf', 'cv.other-format', 'cv.archive', 'cv.mail', 'cv.html'] as const),
  ...(['cv.heic', 'cv.other-picture', 'cv.too-many-pixels', 'cv.encrypted', 'cv.macros', 'cv.damaged'] as const),
  ...(['cv.too-many-pages', 'cv.too-much-text', 'cv.too-slow', 'cv.too-much-memory', 'cv.bad-name'] as const),
  'analysis.broken',
] as const satisfies readonly ErrorCode[];
