/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useDebounced } from './use-debounced';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('returns a value once it is stable, and none of those in between', () => {
  const { result, rerender } = renderHook(({ value }) => useDebounced(value, 150), { initialProps: { value: 600 } });
  for (const value of [610, 620, 630]) {
    rerender({ value });
    act(() => jest.advanceTimersByTime(100));
    expect(result.current).toBe(600);
  }
  act(() => jest.advanceTimersByTime(50));
  expect(result.current).toBe(630);
});
