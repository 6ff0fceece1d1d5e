import { AppError } from '@/lib/errors';
import type { ProcessRow } from '@/lib/process-rows/get-process-row';
import { isDefinable } from '@/lib/domain/process-status';

/** @throws AppError `process.too-thin` when there is nothing to judge candidates by (`isDefinable`) */
export function requireDefinable({ name, requirements, criteria }: ProcessRow): void {
  const requirementCount = criteria.filter(({ kind }) => kind === 'REQUIREMENT').length;
  if (!isDefinable({ name, requirements, requirementCount })) throw new AppError('process.too-thin');
}
