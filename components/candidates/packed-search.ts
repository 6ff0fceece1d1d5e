import type { CandidateListItem, CandidateSearchAnswer } from '@/lib/candidates/schemas';

type Verdict = CandidateListItem['verdicts'][number];
type PackedVerdict = [criterion: number, verdict: Verdict['verdict'], quote: Verdict['quote']];

/** A page of candidates on its way into the HTML: each criterion is told once, not with every candidate. */
export interface PackedSearch {
  answer: Omit<CandidateSearchAnswer, 'items'>;
  items: (Omit<CandidateListItem, 'verdicts'> & { verdicts: PackedVerdict[] })[];
  criteria: Pick<Verdict, 'criterionId' | 'kind' | 'label'>[];
}

/** Half of the data in the page are the criteria's ids and words, twenty times each (docs/decisions/0076). */
export function packSearch({ items, ...answer }: CandidateSearchAnswer): PackedSearch {
  const criteria: PackedSearch['criteria'] = [];
  const places = new Map<string, number>();
  const placeOf = ({ criterionId, kind, label }: Verdict): number => {
    // An outdated verdict may have the words that the criterion had then.
    const key = JSON.stringify([criterionId, kind, label]);
    const place = places.get(key) ?? criteria.push({ criterionId, kind, label }) - 1;
    places.set(key, place);
    return place;
  };
  const packed = items.map(({ verdicts, ...item }) => ({
    ...item,
    verdicts: verdicts.map((one): PackedVerdict => [placeOf(one), one.verdict, one.quote]),
  }));
  return { answer, items: packed, criteria };
}

/** The same answer for the same page: React may draw twice, and TanStack Query knows answers by identity. */
const unpacked = new WeakMap<PackedSearch, CandidateSearchAnswer>();

/** @throws Error when a verdict is about a criterion that is not told */
export function unpackSearch(packed: PackedSearch): CandidateSearchAnswer {
  const known = unpacked.get(packed);
  if (known) return known;
  const items = packed.items.map(({ verdicts, ...item }) => ({
    ...item,
    verdicts: verdicts.map(([place, verdict, quote]) => {
      const criterion = packed.criteria[place];
      if (!criterion) throw new Error(`There is no criterion ${place}.`);
      return { ...criterion, verdict, quote };
    }),
  }));
  const answer = { ...packed.answer, items };
  unpacked.set(packed, answer);
  return answer;
}
