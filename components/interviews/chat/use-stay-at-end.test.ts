/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { useStayAtEnd } from './use-stay-at-end';

/** A box of 1,000 px of text, 400 px high, that becomes 300 px high. @returns where it scrolled to, if it did */
function shrink(scrollTop: number): unknown {
  let onResize: () => void = () => undefined;
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      onResize = () => callback([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  const scrollTo = jest.fn();
  const box = { clientHeight: 400, scrollHeight: 1000, scrollTop, scrollTo };
  renderHook(() => useStayAtEnd({ current: box as unknown as HTMLElement }));
  box.clientHeight = 300;
  onResize();
  return scrollTo.mock.calls[0]?.[0];
}

test('who reads the last message still sees it when there is less room', () => {
  expect(shrink(600)).toEqual({ top: 1000 });
});

test('who reads an earlier message is left there', () => {
  expect(shrink(120)).toBeUndefined();
});
