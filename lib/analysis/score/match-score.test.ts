import { AppError } from '@/lib/errors';
import { computeMatchScore, starsForScore } from './match-score';
import { checkBelow } from './needs-check';
import { criterion, criterionId } from '@/tests/analysis/criterion';
import type { CriterionSnapshot, Verdict } from '@/lib/domain/analysis-schemas';

type Entry = [values: Partial<CriterionSnapshot>, verdict: Verdict];

function score(entries: Entry[], confidence = 0.9) {
  const criteria = entries.map(([values], index) => criterion(index + 1, values));
  const judgements = entries.map(([, verdict], index) => ({
    criterionId: criterionId(index + 1),
    verdict,
    confidence,
  }));
  return computeMatchScore(criteria, judgements);
}

const nice = (importance: number): Partial<CriterionSnapshot> => ({ importance, necessity: 'NICE_TO_HAVE' });
const required = (importance: number): Partial<CriterionSnapshot> => ({ importance, necessity: 'REQUIRED' });
const flag: Partial<CriterionSnapshot> = { kind: 'RED_FLAG' };

describe('the match score, rule by rule (docs/specification.md, Analysis)', () => {
  test.each<[Verdict, number]>([
    ['MET', 100],
    ['PARTIALLY_MET', 50],
    ['NO_INFORMATION', 10],
    ['NOT_MET', 0],
  ])('%s is worth %i of 100', (verdict, expected) => {
    expect(score([[nice(3), verdict]]).score).toBe(expected);
  });

  test('importance weighs', () => {
    expect(score([[nice(4), 'MET'], [nice(1), 'NOT_MET']]).score).toBe(80); // prettier-ignore
  });

  test('Required weighs twice', () => {
    const breakdown = score([
      [required(3), 'MET'],
      [nice(4), 'NOT_MET'],
    ]);
    expect(breakdown.lines.map(({ weight }) => weight)).toEqual([6, 4]);
    expect(breakdown.score).toBe(60);
  });

  test.each(['LANGUAGE', 'LOCATION', 'BUDGET'] as const)('%s weighs 3, whatever its importance', (kind) => {
    const breakdown = score([
      [{ kind, importance: 5, necessity: 'REQUIRED' }, 'MET'],
      [nice(1), 'NOT_MET'],
    ]);
    expect(breakdown.lines[0]?.weight).toBe(3);
    expect(breakdown.score).toBe(75);
  });

  test('each red flag found takes 10 away and weighs nothing', () => {
    const breakdown = score([
      [nice(3), 'MET'],
      [flag, 'MET'],
      [flag, 'MET'],
      [flag, 'NO_INFORMATION'],
    ]);
    expect(breakdown).toMatchObject({ score: 80, base: 100, redFlagPenalty: 20 });
    expect(breakdown.lines.map(({ points }) => points)).toEqual([100, -10, -10, 0]);
  });

  test('it never falls below 0', () => {
    expect(score([[nice(3), 'NOT_MET'], [flag, 'MET']]).score).toBe(0); // prettier-ignore
  });

  test('a Required requirement that is NOT_MET caps it at 59', () => {
    const breakdown = score([
      [required(1), 'NOT_MET'],
      [required(5), 'MET'],
      [required(5), 'MET'],
    ]);
    expect(breakdown).toMatchObject({ score: 59, capped: true });
    expect(breakdown.base).toBeCloseTo(90.91, 2);
  });

  test('a verdict that is to be checked counts, but never caps it', () => {
    const entries: Entry[] = [
      [required(1), 'NOT_MET'],
      [required(5), 'MET'],
      [required(5), 'MET'],
    ];
    expect(score(entries, checkBelow)).toMatchObject({ score: 59, capped: true });
    expect(score(entries, checkBelow - 0.01)).toMatchObject({ score: 91, capped: false });
  });

  test.each<[string, Partial<CriterionSnapshot>]>([
    ['a nice-to-have', nice(1)],
    ['a language', { kind: 'LANGUAGE', importance: 1 }],
  ])('%s that is NOT_MET does not cap it', (_, values) => {
    expect(score([[values, 'NOT_MET'], [required(5), 'MET'], [required(5), 'MET']])).toMatchObject({ capped: false }); // prettier-ignore
  });

  test('red flags are taken from the capped score', () => {
    expect(score([[required(1), 'NOT_MET'], [required(5), 'MET'], [flag, 'MET']]).score).toBe(49); // prettier-ignore
  });

  test('the range turns every silence into NOT_MET and into MET', () => {
    const breakdown = score([
      [nice(3), 'MET'],
      [nice(1), 'NO_INFORMATION'],
    ]);
    expect(breakdown).toMatchObject({ score: 78, rangeLow: 75, rangeHigh: 100 });
  });

  test('a silent Required requirement caps the lower end of the range', () => {
    const breakdown = score([
      [required(1), 'NO_INFORMATION'],
      [required(5), 'MET'],
    ]);
    expect(breakdown).toMatchObject({ rangeLow: 59, rangeHigh: 100, capped: false });
  });

  test('a red flag that was not found stays so at both ends', () => {
    expect(score([[nice(3), 'MET'], [flag, 'NO_INFORMATION']])).toMatchObject({ rangeLow: 100, rangeHigh: 100 }); // prettier-ignore
  });

  test('a criterion without a judgement counts as silent', () => {
    expect(computeMatchScore([criterion(1)], []).score).toBe(10);
  });

  test.each([[[]], [[criterion(1, flag)]]])('nothing to weigh is an error, not a 0', (criteria) => {
    expect(() => computeMatchScore(criteria, [])).toThrow(new AppError('process.too-thin'));
  });

  test('labels name the lines', () => {
    const labels = { [criterionId(1)]: 'Język angielski' };
    expect(computeMatchScore([criterion(1), criterion(2)], [], labels).lines.map(({ label }) => label)).toEqual([
      'Język angielski',
      'requirement 2',
    ]);
  });
});

describe('properties of the match score', () => {
  const verdicts: Verdict[] = ['NOT_MET', 'NO_INFORMATION', 'PARTIALLY_MET', 'MET'];
  const kinds: CriterionSnapshot['kind'][] = ['REQUIREMENT', 'REQUIREMENT', 'LANGUAGE', 'BUDGET', 'RED_FLAG'];

  /** A small generator of numbers, the same in every run. */
  function numbers(seed: number): (below: number) => number {
    let state = seed;
    return (below) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((state / 2_147_483_648) * below);
    };
  }

  const samples = Array.from({ length: 400 }, (_, seed): Entry[] => {
    const next = numbers(seed + 1);
    const entries = Array.from({ length: 1 + next(9) }, (): Entry => {
      const kind = kinds[next(kinds.length)] ?? 'REQUIREMENT';
      const necessity = next(2) === 0 ? 'REQUIRED' : 'NICE_TO_HAVE';
      const verdict = kind === 'RED_FLAG' ? (next(2) === 0 ? 'MET' : 'NO_INFORMATION') : (verdicts[next(4)] ?? 'MET');
      return [{ kind, necessity, importance: 1 + next(5) }, verdict];
    });
    return [[nice(1 + next(5)), verdicts[next(4)] ?? 'MET'], ...entries];
  });

  test('the range contains the score', () => {
    for (const sample of samples) {
      const { score: value, rangeLow, rangeHigh } = score(sample);
      expect(rangeLow).toBeLessThanOrEqual(value);
      expect(rangeHigh).toBeGreaterThanOrEqual(value);
    }
  });

  test('a better verdict never lowers the score', () => {
    for (const sample of samples)
      sample.forEach(([values, verdict], index) => {
        const better = verdicts[verdicts.indexOf(verdict) + 1];
        if (!better || values.kind === 'RED_FLAG') return;
        expect(score(sample.with(index, [values, better])).score).toBeGreaterThanOrEqual(score(sample).score);
      });
  });

  test('the order of the criteria does not matter', () => {
    for (const sample of samples) {
      const criteria = sample.map(([values], index) => criterion(index + 1, values));
      const judgements = sample.map(([, verdict], index) => ({
        criterionId: criterionId(index + 1),
        verdict,
        confidence: 0.9,
      }));
      const straight = computeMatchScore(criteria, judgements);
      const turned = computeMatchScore(criteria.toReversed(), judgements);
      expect({ ...turned, lines: turned.lines.toReversed() }).toEqual(straight);
    }
  });

  test('the points add up to the base, and with the flags to the score', () => {
    for (const sample of samples) {
      const { lines, base, redFlagPenalty, capped, score: value } = score(sample);
      const sum = lines.reduce((total, { points }) => total + points, 0);
      expect(sum).toBe(Math.round(base) - redFlagPenalty);
      if (!capped) expect(value).toBe(Math.max(0, sum));
    }
  });
});

test.each([
  [100, 5],
  [85, 5],
  [84, 4],
  [70, 4],
  [69, 3],
  [50, 3],
  [49, 2],
  [30, 2],
  [29, 1],
  [0, 1],
])('a score of %i gives %i stars', (value, stars) => {
  expect(starsForScore(value)).toBe(stars);
});
