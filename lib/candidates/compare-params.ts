import { z } from 'zod';

/** Fewest and most candidates that stand side by side. */
export const compareLimits = { min: 2, max: 5 };

/** `?ids=` of the comparison: candidates' ids joined by commas. */
export const compareIdsSchema = z
  .string()
  .transform((ids) => [...new Set(ids.split(','))])
  .pipe(z.array(z.uuid()).min(compareLimits.min).max(compareLimits.max));
