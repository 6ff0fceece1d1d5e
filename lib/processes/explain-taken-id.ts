import { isUniqueViolation } from '@/lib/db/map-database-error';
import { AppError } from '@/lib/errors';

/**
 * Maps the unique index's rejection of an external recruitment ID to an AppError; the index also decides concurrent
 * saves. Other errors are returned unchanged.
 */
export function explainTakenId(error: unknown): unknown {
  if (!isUniqueViolation(error, 'external_recruitment_id')) return error;
  const fields = [{ path: 'externalRecruitmentId', code: 'external-id-taken' }];
  return new AppError('process.external-id-taken', { fields, cause: error });
}
