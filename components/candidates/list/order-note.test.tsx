/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { renderWithProviders } from '@/tests/render';
import { OrderNote } from './order-note';

test('a new order is offered once analyses have ended since the list was ordered', () => {
  const onRefresh = jest.fn();
  const note = (orderedAt: number | undefined, analysed: number) => (
    <OrderNote orderedAt={orderedAt} statistics={{ analysed, failed: 1 }} onRefresh={onRefresh} />
  );
  const { rerender } = renderWithProviders(note(undefined, 3));
  expect(screen.queryByRole('button')).toBeNull();
  rerender(note(undefined, 4));
  fireEvent.click(screen.getByRole('button', { name: 'Refresh the list' }));
  expect(onRefresh).toHaveBeenCalledTimes(1);
  rerender(note(1000, 4));
  expect(screen.queryByRole('button')).toBeNull();
});
