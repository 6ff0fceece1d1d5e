/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { AnalysisDto } from '@/lib/domain/analysis-schemas';
import { renderWithProviders } from '@/tests/render';
import { WrittenInNote } from './written-in-note';

test.each([
  ['BOTH', 'pl', 1],
  ['RULES', 'pl', 1],
  ['MODEL', 'pl', 0],
  ['BOTH', 'en', 0],
] as const)('%s, %s: says the language where it is not the reader’s', (author, locale, count) => {
  const textsBy: AnalysisDto['textsBy'] = {
    feedback: 'MODEL',
    strengths: 'MODEL',
    weaknesses: author,
    redFlags: 'MODEL',
    tips: 'MODEL',
  };
  renderWithProviders(<WrittenInNote analysis={{ textsBy, locale }} field="weaknesses" />);
  expect(screen.queryAllByText('texts written in Polish')).toHaveLength(count);
});
