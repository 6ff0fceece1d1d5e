'use client';

import { useSyncExternalStore } from 'react';
import { createTabStore } from '@/components/state/tab-store';

/** The dialogs that the shell opens from anywhere: the command palette, and the keys of the screen. One at a time. */
export type ShellDialog = 'palette' | 'keys';

const shown = createTabStore<ShellDialog | null>(null);
export const readShellDialog = shown.read;

/** Shows a dialog of the shell, or none. */
export const showShellDialog = shown.put;

/** Which dialog of the shell is shown. */
export function useShellDialog(): ShellDialog | null {
  return useSyncExternalStore(shown.subscribe, shown.read, () => null);
}
