import { isUniqueViolation } from '@/lib/db/map-database-error';
import { AppError } from '@/lib/errors';

/**
 * What the database's refusal of a second external recruitment ID means to the one who saves; the unique index decides,
 * so two at once cannot both have it. Any other error comes back as it is.
 */
export function explainTakenId(error: unknown): unknown {
  if (!isUniqueViolation(error, 'external_recruitment_id')) return error;
  const fields = [{ path: 'externalRecruitmentId', code: 'external-id-taken' }];
  return new AppError('process.external-id-taken', { fields, cause: error });
}
