import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** One line of the palette: a place to go to, or something to do. */
export interface PaletteEntry {
  /** Once in the palette. */
  id: string;
  icon: LucideIcon;
  label: string;
  /** A second, quieter line. */
  detail?: string | undefined;
  /** Right of it: a score, a status. */
  aside?: ReactNode;
  /** Other words that it is found by. */
  keywords?: string | undefined;
  /** As in `ScreenKey`: what does the same without the palette. */
  keys?: readonly string[] | undefined;
  /** Where it leads; such an entry opens in a new tab too. */
  href?: string | undefined;
  onRun?: (() => void) | undefined;
}

export interface PaletteGroup {
  id: string;
  title: string;
  entries: readonly PaletteEntry[];
}
