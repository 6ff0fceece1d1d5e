import type { JudgedCv } from './judge-cases';
import type { Share } from './share';

export interface RedFlagMeasures {
  /** Found where it is labelled so, and nowhere else. */
  right: Share;
  precision: Share;
  recall: Share;
}

/** Compares which red flags were found with the labels; "not found" and "no information" are the same answer. */
export function measureRedFlags(cvs: JudgedCv[]): RedFlagMeasures {
  const compared = cvs.flatMap(({ position, candidate, runs }) =>
    (position.redFlags ?? []).map(({ id }, index) => ({
      isTrue: candidate.redFlagVerdicts?.[id]?.verdict === 'FOUND',
      isSaid: runs[0]?.[position.requirements.length + index]?.verdict === 'MET',
    })),
  );
  const share = (among: typeof compared): Share => ({
    right: among.filter(({ isTrue, isSaid }) => isTrue === isSaid).length,
    all: among.length,
  });
  return {
    right: share(compared),
    precision: share(compared.filter(({ isSaid }) => isSaid)),
    recall: share(compared.filter(({ isTrue }) => isTrue)),
  };
}
