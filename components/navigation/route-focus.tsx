'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/** How long to wait for a page's title. */
const maxWaitMs = 10_000;

/** The focus is outside the page and not in a dialog. */
function isFocusOutside(main: HTMLElement): boolean {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return true;
  return !main.contains(activeElement) && activeElement.closest('[role="dialog"], [role="alertdialog"]') === null;
}

/** Focuses the page's title without scrolling and without a focus ring. */
function focusTitle(main: HTMLElement): void {
  const title = main.querySelector<HTMLElement>('h1') ?? main;
  if (!title.hasAttribute('tabindex')) title.tabIndex = -1;
  title.style.outline = 'none';
  title.focus({ preventScroll: true });
}

/**
 * Moves the focus to the new page's title after a navigation; Next announces it. Stops once the page or the user has
 * moved the focus, or a key or pointer is pressed. Not in an effect of the title: of two that a skeleton hands over, the
 * second would take the focus only if the first still had it, so both would have to know of the navigation.
 */
export function RouteFocus() {
  const pathname = usePathname();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return undefined;
    before.current = pathname;
    const main = document.getElementById('main');
    if (!main) return undefined;
    const settle = () => {
      if (isFocusOutside(main) && main.querySelector('h1')) focusTitle(main);
    };
    // The title may replace a skeleton's, which loses the focus.
    const observer = new MutationObserver(settle);
    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
      for (const type of ['keydown', 'pointerdown']) window.removeEventListener(type, stop, true);
    };
    const timer = setTimeout(stop, maxWaitMs);
    for (const type of ['keydown', 'pointerdown']) window.addEventListener(type, stop, true);
    observer.observe(main, { childList: true, subtree: true });
    settle();
    return stop;
  }, [pathname]);
  return null;
}
