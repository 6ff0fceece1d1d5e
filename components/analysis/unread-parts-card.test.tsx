/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderWithProviders } from '@/tests/render';
import { UnreadPartsCard } from './unread-parts-card';

test('names what was not read', () => {
  renderWithProviders(<UnreadPartsCard parts={['CHART', 'INSERTED']} />);
  expect(screen.getByRole('heading', { name: 'A part of this file was not read' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'a chart',
    'another file inserted into the document',
  ]);
});

test('says nothing where all was read', () => {
  renderWithProviders(<UnreadPartsCard parts={[]} />);
  expect(screen.queryByRole('heading')).toBeNull();
});
