import type { CandidateFilters } from '@/lib/domain/candidate-schemas';

/** Score range of the bar at `index`: 0–9, 10–19 … 90–100. */
export function decileRange(index: number): { from: number; to: number } {
  return { from: index * 10, to: index === 9 ? 100 : index * 10 + 9 };
}

type MatchRange = Pick<CandidateFilters, 'matchFrom' | 'matchTo'>;

/** Indexes of the bars fully inside a match filter; none without a filter. */
export function decilesWithin({ matchFrom = null, matchTo = null }: MatchRange): number[] {
  if (matchFrom === null && matchTo === null) return [];
  return Array.from({ length: 10 }, (_, index) => index).filter((index) => {
    const { from, to } = decileRange(index);
    return from >= (matchFrom ?? 0) && to <= (matchTo ?? 100);
  });
}

/** The filter after a click on a bar: its scores, or none when it was the only one selected. */
export function chooseDecile(index: number, range: MatchRange): MatchRange {
  const chosen = decilesWithin(range);
  if (chosen.length === 1 && chosen[0] === index) return { matchFrom: null, matchTo: null };
  const { from, to } = decileRange(index);
  return { matchFrom: from, matchTo: to };
}
