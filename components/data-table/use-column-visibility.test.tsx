/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { useColumnVisibility } from './use-column-visibility';

const hidden = ['budget'];
const key = 'table-columns:processes';

beforeEach(() => localStorage.clear());

test('columns that are hidden at first are shown when they are asked for, and stay so', async () => {
  const first = renderHook(() => useColumnVisibility('processes', { hidden }));
  expect(first.result.current[0]).toEqual({ budget: false });
  act(() => first.result.current[1]((shown) => ({ ...shown, budget: true, date: false })));
  expect(first.result.current[0]).toEqual({ budget: true, date: false });
  const later = renderHook(() => useColumnVisibility('processes', { hidden }));
  await waitFor(() => expect(later.result.current[0]).toEqual({ budget: true, date: false }));
});

test('what is stored and makes no sense is as if it were not there', async () => {
  localStorage.setItem(key, '{"date":"no","status":false}');
  const { result } = renderHook(() => useColumnVisibility('processes', { hidden }));
  await waitFor(() => expect(result.current[0]).toEqual({ budget: false, status: false }));
});

test('columns of the address stand before those that are remembered, and leave them alone', () => {
  localStorage.setItem(key, '{"date":false}');
  const onChange = jest.fn();
  const { result, rerender } = renderHook(
    ({ visibility }) => useColumnVisibility('processes', { hidden, given: { visibility, onChange } }),
    { initialProps: { visibility: { status: true, date: true } as Record<string, boolean> } },
  );
  expect(result.current[0]).toEqual({ status: true, date: true });
  act(() => result.current[1]({ status: false, date: true }));
  expect(onChange).toHaveBeenCalledWith({ status: false, date: true });
  // At once, before the address has followed.
  expect(result.current[0]).toEqual({ status: false, date: true });
  expect(localStorage.getItem(key)).toBe('{"date":false}');
  rerender({ visibility: { status: true, date: false } });
  expect(result.current[0]).toEqual({ status: true, date: false });
});
