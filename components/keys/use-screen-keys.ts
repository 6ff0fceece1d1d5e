'use client';

import { useEffect, useRef } from 'react';
import { keyGroups, type ScreenKey } from './key-groups';

/**
 * Puts keys of a screen, or of a part of it, into the list that `?` shows, and lets them act while it is there. Leave
 * out what the person may not do. Keys never act while something is typed, with a modifier, or over a dialog.
 */
export function useScreenKeys(groupTitle: string, keys: readonly ScreenKey[]): void {
  const newest = useRef(keys);
  useEffect(() => {
    newest.current = keys;
  });
  useEffect(() => keyGroups.add({ title: groupTitle, keys: () => newest.current }), [groupTitle]);
}
