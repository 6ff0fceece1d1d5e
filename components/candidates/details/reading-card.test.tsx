/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderWithProviders } from '@/tests/render';
import { ReadingCard } from './reading-card';

const measured = { letters: 900, density: 2.5, wordShare: 0.947, meanLength: 5.2, oddShare: 0, upwardShare: null };

test('the gate’s numbers are shown, of a scan with the confidence of its recognition', () => {
  renderWithProviders(
    <ReadingCard
      cvKind="PDF"
      pages={[
        { number: 1, source: 'TEXT', verdict: 'GOOD', ...measured },
        { number: 2, source: 'OCR', verdict: 'BAD', ...measured, confidence: 0.28 },
        { number: 3, source: 'TEXT', verdict: 'DOUBTFUL', ...measured, lostLetters: 27 },
        { number: 4, source: 'TEXT', verdict: 'GOOD', ...measured, isUnseen: true },
      ]}
    />,
  );
  const [first, second, third, fourth] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(/words found in a dictionary: 95%/);
  expect(first).not.toHaveTextContent('confidence');
  expect(second).toHaveTextContent(/confidence of the recognition: 28%/);
  expect(first).not.toHaveTextContent('does not name');
  expect(first).not.toHaveTextContent('hidden text');
  expect(fourth).toHaveTextContent(/hidden text on this page could not be checked/);
  expect(third).toHaveTextContent(/compare it with the CV.*letters that the file does not name: 27/);
});
