import { confidenceOfAgreement, isWorthALook, withSecondOpinion } from './second-opinion';
import type { Judgement, Verdict } from '@/lib/domain/analysis-schemas';

function judgement(criterionId: string, verdict: Verdict, confidence = 0.9, reason: string = verdict): Judgement {
  return { criterionId, verdict, confidence, reason, evidence: [] };
}

const second = (verdict: Verdict, confidence: number | null) => ({
  engine: 'offline',
  verdict,
  confidence,
  reason: 'read by rules',
});

describe('worth a look', () => {
  it.each<[Verdict, number, Verdict, number | null]>([
    ['MET', 0.9, 'NOT_MET', 0.8],
    ['MET', 0.9, 'PARTIALLY_MET', 0.85],
    ['NO_INFORMATION', 0.9, 'MET', 0.9],
    ['NO_INFORMATION', 0.6, 'MET', 0.5],
    ['MET', 0.69, 'NO_INFORMATION', 0.9],
    // Judged before the confidence was kept.
    ['MET', 0.9, 'NOT_MET', null],
  ])('%s (%d) beside %s (%s)', (verdict, confidence, other, otherConfidence) => {
    expect(isWorthALook({ verdict, confidence, second: second(other, otherConfidence) })).toBe(true);
  });

  it.each<[Verdict, number, Verdict, number]>([
    ['MET', 0.9, 'NO_INFORMATION', 0.9],
    ['MET', 0.9, 'NOT_MET', 0.79],
    ['MET', 0.7, 'PARTIALLY_MET', 0.6],
    ['MET', 0.5, 'MET', 0.9],
    ['NO_INFORMATION', 0.9, 'NO_INFORMATION', 0.9],
  ])('not %s (%d) beside %s (%d)', (verdict, confidence, other, otherConfidence) => {
    expect(isWorthALook({ verdict, confidence, second: second(other, otherConfidence) })).toBe(false);
  });

  it('is nothing where one reader judged alone', () => {
    expect(isWorthALook({ verdict: 'MET', confidence: 0.2, second: null })).toBe(false);
  });
});

test('joins opinions by criterion; the verdict itself stays', () => {
  const joined = withSecondOpinion([judgement('a', 'MET'), judgement('b', 'MET')], 'offline', [
    judgement('b', 'NOT_MET', 0.8),
  ]);
  expect(joined.map(({ verdict, confidence, second: other }) => [verdict, confidence, other])).toEqual([
    ['MET', 0.9, null],
    ['MET', 0.9, { engine: 'offline', verdict: 'NOT_MET', confidence: 0.8, reason: 'NOT_MET' }],
  ]);
});

test('agreement on a claim raises the confidence, agreement on silence does not', () => {
  const joined = withSecondOpinion(
    [judgement('a', 'MET', 0.6), judgement('b', 'NO_INFORMATION', 0.6), judgement('c', 'MET', 0.99)],
    'offline',
    [
      judgement('a', 'MET', 0.9, 'rules'),
      judgement('b', 'NO_INFORMATION', 0.9, 'rules'),
      judgement('c', 'MET', 1, 'rules'),
    ],
  );
  expect(joined.map(({ confidence }) => confidence)).toEqual([confidenceOfAgreement, 0.6, 0.99]);
});

test('neither a guess nor a verdict on which the runs did not agree becomes sure by agreement', () => {
  const unstable = { runs: ['NOT_MET', 'NOT_MET', 'MET'] satisfies Verdict[], earlier: null };
  const joined = withSecondOpinion(
    [judgement('a', 'NOT_MET', 0.5), { ...judgement('b', 'NOT_MET', 0.6), unstable }],
    'offline',
    [judgement('a', 'NOT_MET', 0.9, 'rules'), judgement('b', 'NOT_MET', 0.9, 'rules')],
  );
  expect(joined.map(({ confidence }) => confidence)).toEqual([0.5, 0.6]);
});

test('a budget, which the second reader judged alone, has no second opinion and keeps its confidence', () => {
  const [budget] = withSecondOpinion([judgement('a', 'MET', 0.9, 'within it')], 'offline', [
    judgement('a', 'MET', 0.9, 'within it'),
  ]);
  expect(budget).toMatchObject({ confidence: 0.9, second: null });
});
