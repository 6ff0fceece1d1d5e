/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderWithProviders } from '@/tests/render';
import { CandidatePanes } from './candidate-panes';
import type { CandidatePage } from './use-candidate-page';

const narrow = { shows: 'right', isCvRequested: false, showCv: () => undefined, showResults: () => undefined } as const;

test.each([
  ['a deleted candidate', true, 0],
  ['one that is being loaded', false, 1],
])('%s: as many placeholders as there is something to wait for', (_, isGone, count) => {
  const page = { processId: 'p1', candidateId: 'c1', candidate: undefined, isGone, error: null };
  renderWithProviders(<CandidatePanes page={page as unknown as CandidatePage} narrow={narrow} />);
  expect(document.querySelectorAll('.delayed-appear')).toHaveLength(count);
  expect(screen.queryAllByRole('heading', { name: 'This candidate is gone' })).toHaveLength(1 - count);
});
