import type { Verdict } from '@/lib/analysis/schemas';

/** What a careful recruiter would say of a requirement, given nothing but this piece of a CV. */
export type GoldenCase = readonly [cv: string, requirement: string, expected: Verdict];

/** What "present" means in the golden CVs. */
export const goldenReferenceDate = '2026-06-15';
