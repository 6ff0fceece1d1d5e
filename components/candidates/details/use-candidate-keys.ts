'use client';

import { useEffect, useRef } from 'react';

export interface CandidateKeyActs {
  next: () => void;
  previous: () => void;
  rate: (rate: number) => void;
  reprocess: () => void;
  help: () => void;
}

/** Where a key belongs to what has the focus: text is typed, stars, tabs and dividers have keys of their own. */
const ownKeys =
  'input,textarea,select,[contenteditable="true"],[role="radiogroup"],[role="tablist"],[role="separator"],[role="dialog"],[role="alertdialog"],[role="menu"],[role="listbox"]';

function actFor(key: string, acts: CandidateKeyActs): (() => void) | null {
  if (/^[1-5]$/.test(key)) return () => acts.rate(Number(key));
  switch (key) {
    case 'j':
    case 'J':
    case 'ArrowRight':
      return acts.next;
    case 'k':
    case 'K':
    case 'ArrowLeft':
      return acts.previous;
    case 'r':
    case 'R':
      return acts.reprocess;
    case '?':
      return acts.help;
    default:
      return null;
  }
}

/** J/K or left/right walk the search, 1-5 rates, R analyses again, ? lists the keys. */
export function useCandidateKeys(acts: CandidateKeyActs): void {
  const newest = useRef(acts);
  useEffect(() => {
    newest.current = acts;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (event.target instanceof Element && event.target.closest(ownKeys)) return;
      const act = actFor(event.key, newest.current);
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
