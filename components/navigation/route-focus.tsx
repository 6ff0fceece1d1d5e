'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/** How long a page may take until its title is there. */
const maxWaitMs = 10_000;

/** The focus is nowhere, or still on the link of bar or menu that led here. */
function isFocusOutside(main: HTMLElement): boolean {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return true;
  return !main.contains(activeElement) && activeElement.closest('[role="dialog"], [role="alertdialog"]') === null;
}

/** Puts the focus on the page's title, without scrolling and without a ring round words that nobody can use. */
function focusTitle(main: HTMLElement): void {
  const title = main.querySelector<HTMLElement>('h1') ?? main;
  if (!title.hasAttribute('tabindex')) title.tabIndex = -1;
  title.style.outline = 'none';
  title.focus({ preventScroll: true });
}

/**
 * After a navigation the focus goes to the new page's title, so that keyboard and screen reader go on from there; Next
 * says the title. What the page itself put the focus on keeps it, and so does a person who has begun to type or press.
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
    // A skeleton's title is replaced by the page's own, and takes the focus with it.
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
