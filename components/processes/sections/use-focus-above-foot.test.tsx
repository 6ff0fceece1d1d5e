/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useFocusAboveFoot } from './use-focus-above-foot';

let height = 0;
let notify = (): void => undefined;

function Form() {
  const form = useRef<HTMLFormElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  useFocusAboveFoot(form, foot);
  return (
    <form ref={form}>
      <input aria-label="field" />
      <div ref={foot}>
        <button type="submit">Save</button>
      </div>
    </form>
  );
}

function footBecomes(px: number): void {
  height = px;
  act(() => notify());
}

const scrollIntoView = jest.fn();

beforeEach(() => {
  height = 50;
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => height);
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      notify = () => callback([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  render(<Form />);
});

test('scrolls the focused field into view when the footer grows, not when it shrinks', () => {
  screen.getByRole('textbox').focus();
  footBecomes(90);
  expect(scrollIntoView.mock.contexts).toEqual([screen.getByRole('textbox')]);
  footBecomes(50);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

test('does not scroll when the focus is in the footer or elsewhere', () => {
  footBecomes(90);
  screen.getByRole('button').focus();
  footBecomes(120);
  expect(scrollIntoView).not.toHaveBeenCalled();
});
