import type { CandidateListItem } from '@/lib/domain/candidate-schemas';

type Named = Pick<CandidateListItem, 'firstName' | 'lastName' | 'cvFileName' | 'ordinalNumber'>;

/** The candidate's name; until it is read from the CV, the file name or else the candidate's number. */
export function candidateName(candidate: Named, numbered: (ordinalNumber: number) => string): string {
  const name = [candidate.firstName, candidate.lastName].filter(Boolean).join(' ');
  return name || candidate.cvFileName || numbered(candidate.ordinalNumber);
}

/** URL of a candidate's details, with the position in the search to navigate on from. */
export function candidateHref(
  processId: string,
  candidateId: string,
  place: { searchId: string; position: number } | null,
): string {
  const base = `/processes/${processId}/candidates/${candidateId}`;
  if (!place) return base;
  return `${base}?${new URLSearchParams({ searchId: place.searchId, position: String(place.position) })}`;
}
