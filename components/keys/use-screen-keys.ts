import { useEffect, useRef } from 'react';
import { keyGroups, type ScreenKey } from './key-groups';

/**
 * Registers shortcuts while mounted and lists them on `?`. Omit those the user may not use. They never fire while
 * typing, with a modifier, or over a dialog.
 */
export function useScreenKeys(groupTitle: string, keys: readonly ScreenKey[]): void {
  const newest = useRef(keys);
  useEffect(() => {
    newest.current = keys;
  });
  useEffect(() => keyGroups.add({ title: groupTitle, keys: () => newest.current }), [groupTitle]);
}
