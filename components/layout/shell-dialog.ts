'use client';

import { useSyncExternalStore } from 'react';

/** The dialogs that the shell opens from anywhere: the command palette, and the keys of the screen. One at a time. */
export type ShellDialog = 'palette' | 'keys';

let shown: ShellDialog | null = null;
const listeners = new Set<() => void>();

export function readShellDialog(): ShellDialog | null {
  return shown;
}

/** Shows a dialog of the shell, or none. */
export function showShellDialog(dialog: ShellDialog | null): void {
  if (shown === dialog) return;
  shown = dialog;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Which dialog of the shell is shown. */
export function useShellDialog(): ShellDialog | null {
  return useSyncExternalStore(subscribe, readShellDialog, () => null);
}
