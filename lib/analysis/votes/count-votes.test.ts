import { criterion, criterionId } from '@/tests/analysis/criterion';
import { countVotes, majority } from './count-votes';
import type { Judgement, Verdict } from '@/lib/domain/analysis-schemas';

test.each<[Verdict[], Verdict]>([
  [['MET', 'NOT_MET', 'MET'], 'MET'],
  [['NOT_MET', 'NOT_MET', 'MET'], 'NOT_MET'],
  // Ties: the verdict that claims least.
  [['MET', 'PARTIALLY_MET', 'NO_INFORMATION'], 'NO_INFORMATION'],
  [['NOT_MET', 'MET', 'PARTIALLY_MET'], 'PARTIALLY_MET'],
  [['NOT_MET', 'NOT_MET', 'MET', 'MET', 'PARTIALLY_MET'], 'MET'],
])('of %j the verdict is %s', (verdicts, expected) => {
  expect(majority('REQUIREMENT', verdicts)).toBe(expected);
});

test('a tie finds no red flag', () => {
  expect(majority('RED_FLAG', ['MET', 'MET', 'NOT_MET', 'NOT_MET', 'PARTIALLY_MET'])).toBe('NOT_MET');
});

const criteria = [criterion(1), criterion(2)];
const said = (at: number, verdict: Verdict, run: number): Judgement => ({
  criterionId: criterionId(at),
  verdict,
  confidence: 0.9,
  reason: `Run ${run}.`,
  evidence: [{ page: 1, start: run, end: run + 1, quote: 'x' }],
});

test('quotes and reason come from a run of the winning verdict; a split vote lowers the confidence', () => {
  const runs = (['NOT_MET', 'MET', 'MET'] as const).map((verdict, run) => [said(1, verdict, run), said(2, 'MET', run)]);
  const [split, agreed] = countVotes(criteria, runs);
  expect(split).toMatchObject({ verdict: 'MET', reason: 'Run 1.', evidence: [{ start: 1 }] });
  expect(split?.confidence).toBeCloseTo(2 / 3);
  expect(split?.unstable).toEqual({ runs: ['NOT_MET', 'MET', 'MET'], earlier: null });
  expect(agreed).toEqual(said(2, 'MET', 0));
});
