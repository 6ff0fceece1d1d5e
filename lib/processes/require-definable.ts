import { AppError } from '@/lib/errors';
import type { ProcessRow } from './rows/get-process-row';
import { isDefinable } from './status';

/** There is something to judge candidates by (`isDefinable`). @throws AppError `process.too-thin` */
export function requireDefinable({ name, requirements, criteria }: ProcessRow): void {
  const requirementCount = criteria.filter(({ kind }) => kind === 'REQUIREMENT').length;
  if (!isDefinable({ name, requirements, requirementCount })) throw new AppError('process.too-thin');
}
