import { computeMatchScore } from '@/lib/analysis/score/match-score';
import { verdictSchema, type Verdict } from '@/lib/domain/analysis-schemas';
import type { JudgedCv } from './judge-cases';
import { measureRedFlags, type RedFlagMeasures } from './measure-red-flags';
import { bm25, wordCoverage } from './rank-by-words';
import type { Share } from './share';

interface Comparison {
  cv: JudgedCv;
  requirement: string;
  truth: Verdict;
  why: string;
  said: Verdict;
  confidence: number;
  reason: string;
}

export interface JudgingMeasures {
  verdicts: Share;
  /** By true verdict, then by the verdict given. */
  table: Record<Verdict, Record<Verdict, number>>;
  precision: Record<Verdict, Share>;
  /** By true verdict. */
  recall: Record<Verdict, Share>;
  /** By languages of position and CV, field of work and kind of requirement. */
  groups: Record<string, Share>;
  /** By confidence, rounded to a tenth. */
  calibration: Record<string, Share>;
  /** Of the positions whose CVs are ordinary, without traps. */
  plain: Share;
  redFlags: RedFlagMeasures;
  /** Pairs of candidates that the score, or a ranking by words alone, puts in the right order. */
  pairs: { score: Share; wordCoverage: Share; bm25: Share };
  wrong: Comparison[];
}

export const verdicts = verdictSchema.options;

/** A tie counts as half right. */
function comparePairs(cvs: JudgedCv[], scoreOf: (cv: JudgedCv) => number): Share {
  const share = { right: 0, all: 0 };
  const positions = new Set(cvs.map((cv) => cv.position));
  for (const position of [...positions].filter(({ order }) => order.length > 1)) {
    const scores = position.order.map((id) => {
      const cv = cvs.find((one) => one.position === position && one.candidate.id === id);
      return cv ? scoreOf(cv) : 0;
    });
    for (const [index, better] of scores.entries()) {
      for (const worse of scores.slice(index + 1)) {
        const difference = better - worse;
        share.all += 1;
        share.right += Math.abs(difference) < 1e-9 ? 0.5 : Number(difference > 0);
      }
    }
  }
  return share;
}

/** What a requirement asks for, by its first words that say so. */
const kinds: [name: string, words: RegExp][] = [
  ['languages', /język (?!programowania)|english|german|french|angielsk|niemieck|ukraińsk|language/i],
  ['years', /\d\+? ?(?:lat|lata|rok|years?)\b/i],
  ['education', /wykształc|studi|degree|bachelor|master's|diploma/i],
  [
    'permits and certificates',
    /uprawnie|certyfikat|prawo jazdy|licen[cs]e|certificate|qualification|wpis|kwalifikacj|\bADR\b/i,
  ],
  ['readiness', /gotow|dyspozyc|willing|readiness|ready|mieszkan/i],
];

const kindOf = (text: string): string => kinds.find(([, words]) => words.test(text))?.[0] ?? 'skills and experience';

function compare(cv: JudgedCv): Comparison[] {
  return cv.position.requirements.map(({ id, text }, index) => {
    const label = cv.candidate.verdicts[id];
    const judgement = cv.runs[0]?.[index];
    if (!label || !judgement) throw new Error(`${cv.position.name} ${cv.candidate.id} ${id}: no verdict`);
    const { verdict: said, confidence, reason } = judgement;
    return { cv, requirement: text, truth: label.verdict, why: label.why, said, confidence, reason };
  });
}

function shareOf(comparisons: Comparison[]): Share {
  return { right: comparisons.filter(({ truth, said }) => truth === said).length, all: comparisons.length };
}

function sharesBy(comparisons: Comparison[], keysOf: (one: Comparison) => string[]): Record<string, Share> {
  const keys = [...new Set(comparisons.flatMap(keysOf))].sort();
  return Object.fromEntries(keys.map((key) => [key, shareOf(comparisons.filter((one) => keysOf(one).includes(key)))]));
}

function byVerdict<T>(value: (verdict: Verdict) => T): Record<Verdict, T> {
  return Object.fromEntries(verdicts.map((verdict) => [verdict, value(verdict)])) as Record<Verdict, T>;
}

/** Compares the first run's verdicts with the labels. */
export function measureJudging(cvs: JudgedCv[]): JudgingMeasures {
  const all = cvs.flatMap(compare);
  const count = (truth: Verdict, said: Verdict) => all.filter((one) => one.truth === truth && one.said === said).length;
  return {
    verdicts: shareOf(all),
    table: byVerdict((truth) => byVerdict((said) => count(truth, said))),
    precision: byVerdict((said) => shareOf(all.filter((one) => one.said === said))),
    recall: byVerdict((truth) => shareOf(all.filter((one) => one.truth === truth))),
    groups: sharesBy(all, ({ cv: { position, candidate }, requirement }) => [
      `kind: ${kindOf(requirement)}`,
      `position ${position.language}, CV ${candidate.language}`,
      position.name.replace(/-\d+$/, ''),
    ]),
    calibration: sharesBy(all, ({ confidence }) => [confidence.toFixed(1)]),
    plain: shareOf(all.filter(({ cv }) => cv.position.plain === true)),
    redFlags: measureRedFlags(cvs),
    pairs: {
      // Before the cap, which would make many candidates equal.
      score: comparePairs(cvs, (cv) => computeMatchScore(cv.criteria, cv.runs[0] ?? []).base),
      wordCoverage: comparePairs(cvs, wordCoverage),
      bm25: comparePairs(cvs, bm25(cvs)),
    },
    wrong: all.filter(({ truth, said }) => truth !== said),
  };
}
