'use client';

import { Monitor, Moon, Sun } from 'lucide-react';
import { useTheme } from 'next-themes';
import { useCallback } from 'react';

export const themes = [
  { id: 'system', icon: Monitor },
  { id: 'light', icon: Sun },
  { id: 'dark', icon: Moon },
] as const;

const marker = 'themeChanging';

/**
 * The theme and how to choose another one. Colours that are handed down from element to element would follow each other
 * in turn, so nothing moves while they change. (next-themes can do so itself, but does it at every start too, and has the
 * browser style all elements twice.)
 */
export function useThemeChoice() {
  const { theme, setTheme } = useTheme();
  const choose = useCallback(
    (next: string) => {
      document.documentElement.dataset[marker] = '';
      setTheme(next);
      // The theme is applied with the next drawing; the one after it has the new colours.
      setTimeout(() => requestAnimationFrame(() => delete document.documentElement.dataset[marker]), 50);
    },
    [setTheme],
  );
  return { theme, choose };
}
