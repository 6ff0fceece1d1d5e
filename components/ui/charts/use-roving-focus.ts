import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

interface RovingFocus<TElement extends HTMLElement> {
  group: RefObject<TElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Props of the item at `index`. */
  itemProps: (index: number) => { tabIndex: 0 | -1; onFocus: () => void };
}

/** A single tab stop for a row of buttons; arrows, Home and End move. */
export function useRovingFocus<TElement extends HTMLElement>(count: number): RovingFocus<TElement> {
  const group = useRef<TElement>(null);
  const [current, setCurrent] = useState(0);
  const stop = Math.min(current, count - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    const ends: Record<string, number> = { Home: 0, End: count - 1 };
    const step = steps[event.key];
    const next = ends[event.key] ?? (step === undefined ? undefined : stop + step);
    if (next === undefined || next < 0 || next >= count) return;
    event.preventDefault();
    group.current?.querySelectorAll<HTMLElement>('button')[next]?.focus();
  };
  return {
    group,
    onKeyDown,
    itemProps: (index) => ({ tabIndex: index === stop ? 0 : -1, onFocus: () => setCurrent(index) }),
  };
}
