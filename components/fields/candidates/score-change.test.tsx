/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderWithProviders } from '@/tests/render';
import { ScoreChange } from './score-change';

test.each([
  [81, 86, '81 → 86'],
  [86, 81, '86 → 81'],
])('a score that was %i and is %i says both', (from, to, text) => {
  renderWithProviders(<ScoreChange from={from} to={to} />);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText(`The score was ${from} before.`)).toBeInTheDocument();
});

test.each([
  ['the user has not seen another', null, 86],
  ['it is the same again', 86, 86],
])('%s: nothing is said', (_, from, to) => {
  renderWithProviders(<ScoreChange from={from} to={to} />);
  expect(screen.queryByText(/→/)).toBeNull();
});
