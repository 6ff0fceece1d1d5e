import type { Verdict } from '@/lib/analysis/schemas';

/** The verdict of a careful recruiter on a requirement, given only this piece of a CV. */
export type GoldenCase = readonly [cv: string, requirement: string, expected: Verdict];

/** What "present" means in the golden CVs. */
export const goldenReferenceDate = '2026-06-15';
