import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** A palette entry: a link or an action. */
export interface PaletteEntry {
  /** Unique in the palette. */
  id: string;
  icon: LucideIcon;
  label: string;
  /** Second line. */
  detail?: string | undefined;
  /** At the right: a score, a status. */
  aside?: ReactNode;
  /** Additional search terms. */
  keywords?: string | undefined;
  /** The shortcut, as in `ScreenKey`. */
  keys?: readonly string[] | undefined;
  /** Can also open in a new tab. */
  href?: string | undefined;
  onRun?: (() => void) | undefined;
}

export interface PaletteGroup {
  id: string;
  title: string;
  entries: readonly PaletteEntry[];
}
