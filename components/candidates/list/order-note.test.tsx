/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import messages from '@/messages/en/candidates.json';
import { OrderNote } from './order-note';

test('a new order is offered once analyses have ended since the list was ordered, until it is ordered anew', () => {
  const onRefresh = jest.fn();
  const view = (orderedAt: number | undefined, analysed: number) => (
    <NextIntlClientProvider locale="en" messages={{ candidates: messages }}>
      <OrderNote orderedAt={orderedAt} statistics={{ analysed, failed: 1 }} onRefresh={onRefresh} />
    </NextIntlClientProvider>
  );
  const { rerender } = render(view(undefined, 3));
  expect(screen.queryByRole('button')).toBeNull();
  rerender(view(undefined, 4));
  fireEvent.click(screen.getByRole('button', { name: messages.order.refresh }));
  expect(onRefresh).toHaveBeenCalledTimes(1);
  rerender(view(1000, 4));
  expect(screen.queryByRole('button')).toBeNull();
});
