import { useEffect } from 'react';
import { beginsSequence, findKey, keyGroups } from './key-groups';
import { isForScreen } from './key-target';
import { readCharacterKeys } from './character-keys';

/** Milliseconds within which the second key of a sequence must follow. */
const sequencePause = 1500;

/** Handles the registered shortcuts; used once, in the shell. */
export function useKeyListener(): void {
  useEffect(() => {
    let begun = '';
    let begunAt = 0;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isForScreen(event)) return;
      const groups = keyGroups.read();
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const whole = begun && performance.now() - begunAt < sequencePause ? `${begun} ${key}` : key;
      const characters = readCharacterKeys();
      const found = findKey(groups, whole, characters) ?? findKey(groups, key, characters);
      begun = '';
      if (found) {
        event.preventDefault();
        found.onPress?.(key);
      } else if (beginsSequence(groups, key)) {
        begun = key;
        begunAt = performance.now();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
