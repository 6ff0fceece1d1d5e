import { areFarApart, withSecondOpinion } from './second-opinion';
import type { Judgement, Verdict } from './schemas';

const far: [Verdict, Verdict][] = [
  ['MET', 'NO_INFORMATION'],
  ['MET', 'NOT_MET'],
  ['PARTIALLY_MET', 'NOT_MET'],
];
const near: [Verdict, Verdict][] = [
  ['MET', 'MET'],
  ['MET', 'PARTIALLY_MET'],
  ['PARTIALLY_MET', 'NO_INFORMATION'],
  ['NO_INFORMATION', 'NOT_MET'],
];

test.each(far)('%s and %s are worth a look, in either order', (one, other) =>
  expect([areFarApart(one, other), areFarApart(other, one)]).toEqual([true, true]),
);
test.each(near)('%s and %s are not', (one, other) =>
  expect([areFarApart(one, other), areFarApart(other, one)]).toEqual([false, false]),
);

test('joins opinions by criterion; the verdict itself stays', () => {
  const judgement = (criterionId: string, verdict: Verdict): Judgement => ({
    criterionId,
    verdict,
    confidence: 0.9,
    reason: verdict,
    evidence: [],
  });
  const joined = withSecondOpinion([judgement('a', 'MET'), judgement('b', 'MET')], 'offline', [
    judgement('b', 'NOT_MET'),
  ]);
  expect(joined.map(({ verdict, second }) => [verdict, second])).toEqual([
    ['MET', null],
    ['MET', { engine: 'offline', verdict: 'NOT_MET', reason: 'NOT_MET' }],
  ]);
});
