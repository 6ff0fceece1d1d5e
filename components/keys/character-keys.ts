import { readStored, useStored, writeStored } from '@/components/state/browser-storage';

const storageKey = 'character-keys';

/** Whether single-character shortcuts are enabled; on by default (WCAG 2.1.4). */
export function readCharacterKeys(): boolean {
  return readStored('local', storageKey) !== 'off';
}

/** The setting in local storage, and its setter. */
export function useCharacterKeys(): [on: boolean, turn: (on: boolean) => void] {
  const on = useStored('local', storageKey) !== 'off';
  return [on, (next) => writeStored('local', storageKey, next ? 'on' : 'off')];
}
