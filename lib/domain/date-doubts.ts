import { z } from 'zod';

export const dateDoubtKinds = ['ENDS_BEFORE_BEGIN', 'IN_FUTURE', 'AFTER_FILE'] as const;

/** Dates that do not fit together, with what was compared. Never in the score. */
export const dateDoubtSchema = z.object({
  kind: z.enum(dateDoubtKinds),
  /** The CV's line. */
  quote: z.string(),
  /** The date in it, in its words; of a range that ends before it begins the beginning. */
  said: z.string(),
  /** The end in the CV's words; else a day, `YYYY-MM-DD`: of the analysis, or when the file was last changed. */
  against: z.string(),
});

export type DateDoubt = z.infer<typeof dateDoubtSchema>;
