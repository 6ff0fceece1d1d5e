import { criterion, criterionId } from '@/tests/analysis/criterion';
import type { Judgement, Verdict } from '@/lib/domain/analysis-schemas';
import { markChanged, scoreSpread } from './stability';

const criteria = [criterion(1), criterion(2), criterion(3, { kind: 'BUDGET' })];
const judged = (...verdicts: Verdict[]): Judgement[] =>
  verdicts.map((verdict, index) => ({
    criterionId: criterionId(index + 1),
    verdict,
    confidence: 0.9,
    reason: 'So.',
    evidence: [],
  }));

test('a verdict that differs from the one before is marked with it; a budget is not', () => {
  const marked = markChanged(judged('MET', 'MET', 'MET'), judged('MET', 'NOT_MET', 'NOT_MET'), criteria);
  expect(marked.map(({ unstable }) => unstable)).toEqual([undefined, { runs: [], earlier: 'NOT_MET' }, undefined]);
  expect(markChanged(judged('MET'), null, criteria)).toEqual(judged('MET'));
});

const two = criteria.slice(0, 2);
const weighed = (runs: Verdict[], earlier: Verdict | null) => [
  { criterionId: criterionId(1), verdict: 'MET' as const, confidence: 0.9 },
  { criterionId: criterionId(2), verdict: 'MET' as const, confidence: 0.9, unstable: { runs, earlier } },
];

test('the spread has the score of each run and of the analysis before', () => {
  expect(scoreSpread(two, weighed(['MET', 'NO_INFORMATION', 'MET'], null), 3)).toEqual({
    low: 55,
    high: 100,
    runs: 3,
    earlier: false,
  });
  expect(scoreSpread(two, weighed([], 'PARTIALLY_MET'), 1)).toEqual({ low: 75, high: 100, runs: 1, earlier: true });
  expect(scoreSpread(two, weighed([], null), 3)).toEqual({ low: 100, high: 100, runs: 3, earlier: false });
});

test('there is none where the engine judged once, as before', () => {
  expect(scoreSpread(two, weighed([], null), 1)).toBeNull();
});
