import { computeMatchScore } from '@/lib/analysis/match-score';
import { verdictSchema, type Verdict } from '@/lib/analysis/schemas';
import type { JudgedCv } from './judge-cases';

/** How many of how many. */
export interface Share {
  right: number;
  all: number;
}

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
  /** Pairs of candidates that the score, or the mere share of the requirements' words, puts in the right order. */
  pairs: { score: Share; wordCoverage: Share };
  wrong: Comparison[];
}

export const verdicts = verdictSchema.options;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}+#]{3,}/gu) ?? [];

/** What a comparison of words alone would score: the part of each requirement's words that the CV has. */
function wordCoverage({ criteria, candidate }: JudgedCv): number {
  const has = new Set(wordsOf(candidate.cv));
  const shares = criteria.map(({ text }) => {
    const wanted = wordsOf(text);
    return wanted.filter((word) => has.has(word)).length / Math.max(1, wanted.length);
  });
  return shares.reduce((sum, share) => sum + share, 0);
}

/** A tie counts as half right. */
function comparePairs(cvs: JudgedCv[], scoreOf: (cv: JudgedCv) => number): Share {
  const share = { right: 0, all: 0 };
  for (const position of new Set(cvs.map((cv) => cv.position))) {
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
    pairs: {
      // Before the cap, which would make many candidates equal.
      score: comparePairs(cvs, (cv) => computeMatchScore(cv.criteria, cv.runs[0] ?? []).base),
      wordCoverage: comparePairs(cvs, wordCoverage),
    },
    wrong: all.filter(({ truth, said }) => truth !== said),
  };
}
