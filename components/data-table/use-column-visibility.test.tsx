/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useColumnVisibility } from './use-column-visibility';

const hidden = ['budget'];
const visibilityHook = () => renderHook(() => useColumnVisibility('processes', hidden)).result;

beforeEach(() => localStorage.clear());

test('columns hidden by default can be shown, and the choice is remembered', () => {
  const first = visibilityHook();
  expect(first.current[0]).toEqual({ budget: false });
  act(() => first.current[1]({ budget: true, date: false }));
  expect(first.current[0]).toEqual({ budget: true, date: false });
  expect(visibilityHook().current[0]).toEqual({ budget: true, date: false });
});

test.each([
  ['{"date":"no","status":false}', { budget: false, status: false }],
  ['[', { budget: false }],
  ['null', { budget: false }],
])('invalid stored values are ignored: %s', (stored, visibility) => {
  localStorage.setItem('table-columns:processes', stored);
  expect(visibilityHook().current[0]).toEqual(visibility);
});
