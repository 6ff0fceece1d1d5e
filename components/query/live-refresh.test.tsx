/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { renderWithProviders } from '@/tests/render';
import { LiveRefresh } from './live-refresh';
import { pollingIntervals } from './polling-intervals';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

beforeEach(() => {
  jest.useFakeTimers();
  refresh.mockReset();
});
afterEach(() => jest.useRealTimers());

it('shows what others changed after a while, and not because one comes back to the tab', async () => {
  renderWithProviders(<LiveRefresh />);
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(0);
  });
  expect(refresh).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(pollingIntervals.page));
  expect(refresh).toHaveBeenCalledTimes(1);
});
