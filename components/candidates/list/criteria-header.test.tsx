/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { mostMarks } from '@/components/fields/candidates/verdict-strip';
import { renderWithProviders } from '@/tests/render';
import { fanOver } from './criteria-fan';
import { CriteriaHeader } from './criteria-header';

function buttonsOf(count: number) {
  const criteria = Array.from({ length: count }, (_, index) => ({
    id: `k${index}`,
    shortName: `Skill ${index}`,
    label: `Whole text ${index}`,
  }));
  renderWithProviders(<CriteriaHeader label="Criteria" criteria={criteria} fan={fanOver(criteria, ['verdicts'])} />);
  return within(screen.getByRole('toolbar')).getAllByRole('button');
}

test('a button over the marks is named like its criterion', () => {
  const [first] = buttonsOf(2);
  expect(first).toHaveTextContent('Skill 0');
  expect(first).toHaveAccessibleName('Skill 0');
});

test('where numbers stand for many criteria, a button is named by its number and its criterion', () => {
  const [first] = buttonsOf(mostMarks + 1);
  expect(first).toHaveTextContent(/^1$/);
  expect(first).toHaveAccessibleName('1. Skill 0');
});
