import type { CriterionVerdictDto } from '@/lib/domain/analysis-schemas';
import { compareIdsSchema } from '@/lib/candidates/search/compare-params';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { criterion, criterionId } from '@/tests/analysis/criterion';
import { compareRows } from './compare-rows';

const judged = (number: number, verdict: CriterionVerdictDto['verdict']) =>
  ({ criterion: criterion(number, { text: `Skill ${number}` }), verdict }) as CriterionVerdictDto;

const candidate = (...verdicts: CriterionVerdictDto[]) =>
  ({ analysis: verdicts.length > 0 ? { verdicts, scoreBreakdown: { lines: [] } } : null }) as unknown as CandidateDto;

test('each criterion is a row; who was not judged by it has an empty cell', () => {
  const rows = compareRows([
    candidate(judged(1, 'MET'), judged(2, 'MET')),
    candidate(),
    candidate(judged(2, 'MET'), judged(3, 'NOT_MET')),
  ]);
  expect(rows.map(({ label }) => label)).toEqual(['Skill 1', 'Skill 2', 'Skill 3']);
  expect(rows.map(({ verdicts }) => verdicts.map((one) => one?.verdict ?? null))).toEqual([
    ['MET', null, null],
    ['MET', null, 'MET'],
    [null, null, 'NOT_MET'],
  ]);
});

test('a row differs unless all have the same verdict', () => {
  const [same, different] = compareRows([
    candidate(judged(1, 'MET'), judged(2, 'MET')),
    candidate(judged(1, 'MET'), judged(2, 'NO_INFORMATION')),
  ]);
  expect([same?.differs, different?.differs]).toEqual([false, true]);
});

test.each([
  ['one', 1, false],
  ['two', 2, true],
  ['five', 5, true],
  ['six', 6, false],
])('%s candidates', (_name, count, isAllowed) => {
  const ids = Array.from({ length: count }, (_, index) => criterionId(index + 1)).join(',');
  expect(compareIdsSchema.safeParse(ids).success).toBe(isAllowed);
});

test('the same candidate twice is one, and what is no id is refused', () => {
  expect(compareIdsSchema.safeParse(`${criterionId(1)},${criterionId(1)}`).success).toBe(false);
  expect(compareIdsSchema.safeParse(`${criterionId(1)},x`).success).toBe(false);
});
