'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import type { ForeseenChange } from './use-foreseen-change';

/**
 * What saving does to analysed candidates is said before it is done. Whoever is quicker than the answer is held until it
 * is there: then what concerns nobody is saved at once, and everything else stands on the screen and waits for a second
 * press.
 *
 * @param values the fields; typing on lets the first press go
 * @returns what the form does when it is submitted
 */
export function useSaidFirst(values: unknown, { change, settled }: ForeseenChange, save: () => void): () => void {
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
  return () => {
    if (settled) save();
    else held.current = typed;
  };
}
