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
 * The theme and its setter. Transitions are off during the change, since inherited colours would animate one after
 * another. (next-themes' own option does so at every start too, which costs a style recalculation.)
 */
export function useThemeChoice() {
  const { theme, setTheme } = useTheme();
  const choose = useCallback(
    (next: string) => {
      document.documentElement.dataset[marker] = '';
      setTheme(next);
      // The theme is applied with the next frame, painted with the one after.
      setTimeout(() => requestAnimationFrame(() => delete document.documentElement.dataset[marker]), 50);
    },
    [setTheme],
  );
  return { theme, choose };
}
