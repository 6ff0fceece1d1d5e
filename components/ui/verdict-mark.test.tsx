/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderWithProviders } from '@/tests/render';
import { VerdictMark } from './verdict-mark';

test.each([
  ['pl', 'Stwierdzono Stwierdzono częściowo Nie stwierdzono Brak informacji'],
  ['en', 'Found Partly found Not found No information'],
] as const)('a red flag that is found, not found or not judged has words of its own (%s)', (locale, words) => {
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
