// From how many months on a career has a gap or a sum of jobs is in doubt.

/** The sum may be off by so many months where years are bare. */
export const yearTolerance = 12;

/** A stated length beyond this multiple of the sum means that jobs are missing. */
export const clearlyMore = 1.6;

/** So many months without any work, until today or between jobs: one may have been missed. */
export const longestGap = 24;
