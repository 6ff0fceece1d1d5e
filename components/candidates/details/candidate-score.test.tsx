/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import type { CriterionVerdictDto, Verdict } from '@/lib/domain/analysis-schemas';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { criterion } from '@/tests/analysis/criterion';
import { renderWithProviders } from '@/tests/render';
import { MatchCell } from '@/components/fields/candidates/match-cell';
import { CandidateScore } from './candidate-score';

const labels = ['Kafka', 'Java', 'SQL'];

function textOf(
  verdicts: Verdict[],
  score: { low: number; high: number; capped?: boolean; toCheck?: boolean },
): string {
  const criteria = verdicts.map((verdict, index) => ({
    criterion: criterion(index + 1, { text: labels[index] ?? '', necessity: 'REQUIRED' }),
    verdict,
    toCheck: score.toCheck ?? false,
  })) as CriterionVerdictDto[];
  const lines = criteria.map(({ criterion: { criterionId, kind, text }, verdict }) => ({
    criterionId,
    kind,
    verdict,
    label: text,
  }));
  const candidate = {
    matchScore: score.low,
    earlierScore: null,
    rangeLow: score.low,
    rangeHigh: score.high,
    rate: null,
    analysis: { verdicts: criteria, scoreBreakdown: { lines, capped: score.capped ?? false } },
  } as unknown as CandidateDto;
  const { container } = renderWithProviders(<CandidateScore candidate={candidate} name="Anna" onRate={null} />);
  return container.textContent ?? '';
}

test.each([
  ['pl', 'Reguły nie czytają CV po niemiecku; przeczyta je model'],
  ['en', 'The rules do not read German; a model does'],
] as const)('a CV that was not read has a notice in place of the score (%s)', (locale, words) => {
  const unscored = { matchScore: null, earlierScore: null, rangeLow: null, rangeHigh: null, rate: null };
  const candidate = { ...unscored, unreadLanguage: 'de', analysis: null } as unknown as CandidateDto;
  const { container } = renderWithProviders(
    <>
      <CandidateScore candidate={candidate} name="Anna" onRate={null} />
      <MatchCell candidate={candidate} />
    </>,
    locale,
  );
  expect(container.textContent).toContain(words);
  expect(container.textContent).not.toMatch(/\d/);
});

test('says which required criterion limits the score', () => {
  const text = textOf(['NOT_MET', 'NOT_MET', 'MET'], { low: 59, high: 59, capped: true });
  expect(text).toContain('Limited to 59: the required “Kafka” is not met, nor is 1 other.');
  expect(text).toContain('The CV answers every criterion');
});

test('says what the score would be, and that a required criterion would limit it', () => {
  const text = textOf(['NO_INFORMATION', 'MET', 'MET'], { low: 59, high: 100 });
  expect(text).toContain('The CV is silent about 1 of 3 criteria');
  expect(text).toContain('the score is 100. If none is: 59. If a required criterion is not met, 59 at most.');
  expect(text).not.toContain('Limited');
});

test('a verdict that is to be checked limits nothing', () => {
  expect(textOf(['NOT_MET', 'MET', 'MET'], { low: 67, high: 67, toCheck: true })).not.toContain('Limited');
});
