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

it('shows what others changed: to who comes back to the tab, and to who stays on it', async () => {
  renderWithProviders(<LiveRefresh />);
  expect(refresh).not.toHaveBeenCalled();
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(0);
  });
  expect(refresh).toHaveBeenCalledTimes(1);
  await act(() => jest.advanceTimersByTimeAsync(pollingIntervals.page));
  expect(refresh).toHaveBeenCalledTimes(2);
});
