import { useLayoutEffect, useRef } from 'react';
import { keyGroups, type ScreenKey } from './key-groups';

/**
 * Registers shortcuts while mounted and lists them on `?`. Omit those the user may not use. They never fire while
 * typing, with a modifier, or over a dialog, and wait while the page changes (`holdKeys`).
 */
export function useScreenKeys(groupTitle: string, keys: readonly ScreenKey[]): void {
  const newest = useRef(keys);
  // Before the screen is painted: no key may act on what was there before.
  useLayoutEffect(() => {
    newest.current = keys;
  });
  useLayoutEffect(() => keyGroups.add({ title: groupTitle, keys: () => newest.current }), [groupTitle]);
}
