import type { CriterionSnapshot, Verdict } from '@/lib/domain/analysis-schemas';
import type { FairnessTest } from '../enums';
import type { Difference } from '../schemas';
import { areAlike, outcomesOf } from '../swap/outcome';
import { neutral } from '../swap/person';
import { describeText, type TextDescription } from './describe-text';
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
  const { test, one, other, neutral: plain = (text: string) => text, criterionId = null, sameLines = true } = compared;
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
        ([outcome, counterpart]) => !areAlike({ ...outcome, confidence: counterpart.confidence }, counterpart, plain),
      ).length
    : 0;
  const [first, second] = [describeText(one.texts.map(plain)), describeText(other.texts.map(plain))];
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
    evaluative: evaluativeApart(first, second),
    measure: null,
    broken: compared.broken ?? differs,
  };
}

const evaluativeApart = (one: TextDescription, other: TextDescription): Difference['evaluative'] => ({
  one: one.evaluative.filter((word) => !other.evaluative.includes(word)),
  other: other.evaluative.filter((word) => !one.evaluative.includes(word)),
});

/**
 * How differently a model wrote of two people.
 *
 * @param texts of the one, of the other, and of the one again: as far may two texts of one copy differ by themselves
 */
export function compareWritten(texts: Record<'one' | 'other' | 'again', readonly string[]>): Difference {
  const [one, other, again] = [texts.one, texts.other, texts.again].map((own) => describeText(own.map(neutral))) as [
    TextDescription,
    TextDescription,
    TextDescription,
  ];
  const apart = evaluativeApart(one, other);
  const apartAgain = evaluativeApart(one, again);
  const measure = {
    words: Math.abs(one.words - again.words),
    tone: Math.abs(one.tone - again.tone),
    evaluative: apartAgain.one.length + apartAgain.other.length,
  };
  return {
    test: 'written',
    criterionId: null,
    verdicts: [],
    confidences: 0,
    texts: 0,
    score: { one: null, other: null },
    words: { one: one.words, other: other.words },
    tone: { one: one.tone, other: other.tone },
    evaluative: apart,
    measure,
    broken:
      Math.abs(one.words - other.words) > measure.words ||
      Math.abs(one.tone - other.tone) > measure.tone ||
      apart.one.length + apart.other.length > measure.evaluative,
  };
}

/** Whether a criterion's verdict goes into the score as a share of its weight. */
export const isWeighed = ({ kind }: Pick<CriterionSnapshot, 'kind'>): boolean =>
  kind === 'REQUIREMENT' || kind === 'LANGUAGE';
