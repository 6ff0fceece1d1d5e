'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import type { ForeseenChange } from './use-foreseen-change';

/**
 * What saving does to analysed candidates is said before it is done. Whoever is quicker than the answer is held until it
 * is there: then what concerns nobody is saved at once, and everything else stands on the screen and waits for a second
 * press.
 *
 * @param values the fields as they are shown; typing on lets the first press go
 * @returns what the form does when it is submitted, told what the fields hold at that very moment
 */
export function useSaidFirst(values: unknown, { change, settled }: ForeseenChange, save: () => void) {
  const typed = JSON.stringify(values);
  const held = useRef<string | null>(null);
  const saveNow = useEffectEvent(save);
  const harmless = change === null || change.effect === 'NONE';
  useEffect(() => {
    if (!settled || held.current === null) return;
    const same = held.current === typed;
    held.current = null;
    if (same && harmless) saveNow();
  }, [settled, harmless, typed]);
  return (now: unknown) => {
    // What stood in the field of a list has just come in, and nobody has been asked about it yet.
    const current = JSON.stringify(now);
    if (settled && current === typed) save();
    else held.current = current;
  };
}
