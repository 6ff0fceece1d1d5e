/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderWithProviders } from '@/tests/render';
import { VerdictMark } from './verdict-mark';

test.each([
  ['pl', 'Stwierdzono Stwierdzono częściowo Nie stwierdzono Nie stwierdzono'],
  ['en', 'Found Partly found Not found Not found'],
] as const)('a red flag has words of its own, and is not found by silence or by proof (%s)', (locale, words) => {
  renderWithProviders(
    <p>
      {(['MET', 'PARTIALLY_MET', 'NOT_MET', 'NO_INFORMATION'] as const).map((verdict) => (
        <span key={verdict}>
          <VerdictMark verdict={verdict} redFlag />{' '}
        </span>
      ))}
    </p>,
    locale,
  );
  expect(screen.getByText((_, element) => element?.tagName === 'P')).toHaveTextContent(words);
});
