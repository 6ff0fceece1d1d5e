import { z } from 'zod';
import { compareLimits } from '@/lib/domain/candidate-enums';

/** `?ids=` of the comparison: candidates' ids joined by commas. */
export const compareIdsSchema = z
  .string()
  .transform((ids) => [...new Set(ids.split(','))])
  .pipe(z.array(z.uuid()).min(compareLimits.min).max(compareLimits.max));
