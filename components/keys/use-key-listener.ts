import { useEffect } from 'react';
import { beginsSequence, findKey, keyGroups } from './key-groups';
import { isForScreen, pressedKey } from './key-target';
import { readCharacterKeys } from './character-keys';
import { letKeysWait } from './waiting-keys';

/** Milliseconds within which the second key of a sequence must follow. */
const sequencePause = 1500;

/** Handles the registered shortcuts; used once, in the shell. */
export function useKeyListener(): void {
  useEffect(letKeysWait, []);
  useEffect(() => {
    let prefix = '';
    let prefixAt = 0;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isForScreen(event)) return;
      const groups = keyGroups.read();
      const key = pressedKey(event);
      const sequence = prefix && performance.now() - prefixAt < sequencePause ? `${prefix} ${key}` : key;
      const characters = readCharacterKeys();
      const found = findKey(groups, sequence, characters) ?? findKey(groups, key, characters);
      prefix = '';
      if (found) {
        event.preventDefault();
        found.onPress?.(key);
      } else if (beginsSequence(groups, key)) {
        prefix = key;
        prefixAt = performance.now();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
