'use client';

import { readStored, useStored, writeStored } from '@/components/state/browser-storage';

const storageKey = 'character-keys';

/** Whether keys of a single letter, digit or sign act; on until the person turns them off (WCAG 2.1.4). */
export function readCharacterKeys(): boolean {
  return readStored('local', storageKey) !== 'off';
}

/** The setting, kept in local storage, and how to change it. */
export function useCharacterKeys(): [on: boolean, turn: (on: boolean) => void] {
  const on = useStored('local', storageKey) !== 'off';
  return [on, (next) => writeStored('local', storageKey, next ? 'on' : 'off')];
}
