/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useRested } from './use-rested';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a value counts once it has rested; what passes by on the way never does', () => {
  const { result, rerender } = renderHook(({ value }) => useRested(value, 150), { initialProps: { value: 600 } });
  for (const value of [610, 620, 630]) {
    rerender({ value });
    act(() => jest.advanceTimersByTime(100));
    expect(result.current).toBe(600);
  }
  act(() => jest.advanceTimersByTime(50));
  expect(result.current).toBe(630);
});
