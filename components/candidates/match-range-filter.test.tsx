/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import candidates from '@/messages/en/candidates.json';
import dataTable from '@/messages/en/data-table.json';
import validation from '@/messages/en/validation.json';
import { MatchRangeFilter } from './match-range-filter';

const chosen = jest.fn();

function apply(from: string, to: string): void {
  chosen.mockReset();
  render(
    <NextIntlClientProvider locale="en" messages={{ candidates, dataTable, validation }}>
      <MatchRangeFilter range={{ matchFrom: null, matchTo: null }} onChange={chosen} />
    </NextIntlClientProvider>,
  );
  const [first, second] = screen.getAllByRole('textbox');
  if (first) fireEvent.change(first, { target: { value: from } });
  if (second) fireEvent.change(second, { target: { value: to } });
  fireEvent.submit(screen.getByRole('button').closest('form') as HTMLFormElement);
}

test('a range', () => {
  apply('60', ' 90 ');
  expect(chosen).toHaveBeenCalledWith({ matchFrom: 60, matchTo: 90 });
});

test('an empty field sets no bound', () => {
  apply('', '90');
  expect(chosen).toHaveBeenCalledWith({ matchFrom: null, matchTo: 90 });
});

test.each([
  ['abc', 'Enter a whole number'],
  ['7,5', 'Enter a whole number'],
  ['150', 'The largest value is 100'],
  ['-1', 'The smallest value is 0'],
])('%s is refused in words, not bent to something else', (typed, words) => {
  apply(typed, '');
  expect(chosen).not.toHaveBeenCalled();
  expect(screen.queryAllByText(words)).toHaveLength(1);
});
