import type { JudgedCv } from './judge-cases';

/** What a ranking by words alone would make of a CV, beside the engine's score. */
type Ranking = (cv: JudgedCv) => number;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}+#]{3,}/gu) ?? [];
const requirementsOf = ({ position }: JudgedCv): string[] => position.requirements.map(({ text }) => text);

/** The part of each requirement's words that the CV has. */
export const wordCoverage: Ranking = (cv) => {
  const has = new Set(wordsOf(cv.candidate.cv));
  const shares = requirementsOf(cv).map((text) => {
    const wanted = wordsOf(text);
    return wanted.filter((word) => has.has(word)).length / Math.max(1, wanted.length);
  });
  return shares.reduce((sum, share) => sum + share, 0);
};

const saturation = 1.2;
const lengthShare = 0.75;

function countsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Okapi BM25 of the requirements' words, in its usual setting; words that few of the CVs have weigh more. */
export function bm25(cvs: readonly JudgedCv[]): Ranking {
  const counted = new Map(cvs.map((cv) => [cv, countsOf(cv.candidate.cv)]));
  const lengthOf = (counts: Map<string, number>) => [...counts.values()].reduce((sum, count) => sum + count, 0);
  const mean = [...counted.values()].reduce((sum, counts) => sum + lengthOf(counts), 0) / Math.max(1, cvs.length);
  const frequency = new Map<string, number>();
  for (const counts of counted.values())
    for (const word of counts.keys()) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  return (cv) => {
    const counts = counted.get(cv) ?? new Map<string, number>();
    const norm = saturation * (1 - lengthShare + (lengthShare * lengthOf(counts)) / mean);
    return wordsOf(requirementsOf(cv).join(' ')).reduce((sum, word) => {
      const count = counts.get(word) ?? 0;
      const among = frequency.get(word) ?? 0;
      const rarity = Math.log(1 + (cvs.length - among + 0.5) / (among + 0.5));
      return sum + (rarity * count * (saturation + 1)) / (count + norm);
    }, 0);
  };
}
