import type { Grounding } from '@/lib/domain/grounding';

/** Largest share of the criteria that may lack a usable verdict. */
const mostOpen = 0.25;

/** Whether so much of an answer cannot be used that it says nothing of the candidate: the analysis has failed (docs/decisions/0132). */
export function tooManyOpen(groundings: Grounding[]): boolean {
  return groundings.filter((one) => 'problem' in one).length > groundings.length * mostOpen;
}
