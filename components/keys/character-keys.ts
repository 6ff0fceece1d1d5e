'use client';

import { useSyncExternalStore } from 'react';

const storageKey = 'character-keys';
const changedEvent = 'character-keys-changed';

/** Whether keys of a single letter, digit or sign act; on until the person turns them off (WCAG 2.1.4). */
export function readCharacterKeys(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  window.addEventListener(changedEvent, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(changedEvent, onChange);
  };
}

function keep(on: boolean): void {
  try {
    localStorage.setItem(storageKey, on ? 'on' : 'off');
  } catch {
    // Without storage they stay on; modifier keys and buttons do the same acts.
  }
  window.dispatchEvent(new Event(changedEvent));
}

/** The setting, kept in local storage, and how to change it. */
export function useCharacterKeys(): [on: boolean, turn: (on: boolean) => void] {
  const on = useSyncExternalStore(subscribe, readCharacterKeys, () => true);
  return [on, keep];
}
