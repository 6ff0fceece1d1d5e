import type { CriterionSnapshot, Verdict } from '@/lib/domain/analysis-schemas';
import type { FairnessTest } from '../enums';
import type { Difference } from '../schemas';
import { areAlike, outcomesOf } from '../swap/outcome';
import { describeText } from './describe-text';
import type { JudgedCopy } from './judge-copy';

/** In the order of the score; a red flag has none. */
const order: Record<Verdict, number> = { NOT_MET: 0, NO_INFORMATION: 1, PARTIALLY_MET: 2, MET: 3 };

/** Whether the verdict on a criterion is a better one in the other copy. */
export function isRaised(one: JudgedCopy, other: JudgedCopy, criterionId: string): boolean {
  const of = ({ judgements }: JudgedCopy) => judgements.find((judged) => judged.criterionId === criterionId)?.verdict;
  return order[of(other) ?? 'NO_INFORMATION'] > order[of(one) ?? 'NO_INFORMATION'];
}

interface Compared {
  test: FairnessTest;
  one: JudgedCopy;
  other: JudgedCopy;
  /** Takes out of a text what was changed on purpose. */
  neutral?: (text: string) => string;
  criterionId?: string;
  /** Of what may differ in one direction only; else nothing may differ. */
  broken?: boolean;
  /** Places and quotes move when lines come or go. */
  sameLines?: boolean;
}

/** What differs between two copies of a CV. */
export function compareCopies(compared: Compared): Difference {
  const { test, one, other, neutral = (text: string) => text, criterionId = null, sameLines = true } = compared;
  const [ones, others] = [one, other].map(({ document, judgements }) => outcomesOf(document, judgements)) as [
    ReturnType<typeof outcomesOf>,
    ReturnType<typeof outcomesOf>,
  ];
  const verdicts = one.judgements.flatMap((judged, index) => {
    const verdict = other.judgements[index]?.verdict ?? judged.verdict;
    return verdict === judged.verdict ? [] : [{ criterionId: judged.criterionId, one: judged.verdict, other: verdict }];
  });
  const same = ones.flatMap((outcome, index) => {
    const counterpart = others[index];
    return counterpart?.verdict === outcome.verdict ? [[outcome, counterpart] as const] : [];
  });
  const confidences = same.filter(([outcome, counterpart]) => outcome.confidence !== counterpart.confidence).length;
  const texts = sameLines
    ? same.filter(
        ([outcome, counterpart]) => !areAlike({ ...outcome, confidence: counterpart.confidence }, counterpart, neutral),
      ).length
    : 0;
  const [first, second] = [describeText(one.texts.map(neutral)), describeText(other.texts.map(neutral))];
  const differs = verdicts.length + confidences + texts > 0 || one.score !== other.score || first.tone !== second.tone;
  return {
    test,
    criterionId,
    verdicts,
    confidences,
    score: { one: one.score, other: other.score },
    texts,
    words: { one: first.words, other: second.words },
    tone: { one: first.tone, other: second.tone },
    evaluative: {
      one: first.evaluative.filter((word) => !second.evaluative.includes(word)),
      other: second.evaluative.filter((word) => !first.evaluative.includes(word)),
    },
    broken: compared.broken ?? differs,
  };
}

/** Whether a criterion's verdict goes into the score as a share of its weight. */
export const isWeighed = ({ kind }: Pick<CriterionSnapshot, 'kind'>): boolean =>
  kind === 'REQUIREMENT' || kind === 'LANGUAGE';
