'use client';

import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTabStore } from '@/components/state/use-tab-store';
import { createScreenRegistry } from './screen-registry';

/** Something that can be done on the screen that is open. */
export interface ScreenAction {
  id: string;
  label: string;
  icon: LucideIcon;
  /** As in `ScreenKey`. */
  keys?: readonly string[];
  onRun: () => void;
}

const screenActions = createScreenRegistry<() => readonly ScreenAction[]>();

/** Puts actions of a screen, or of a part of it, into the palette while it is there. Leave out what may not be done now. */
export function useScreenActions(actions: readonly ScreenAction[]): void {
  const newest = useRef(actions);
  useEffect(() => {
    newest.current = actions;
  });
  useEffect(() => screenActions.add(() => newest.current), []);
}

/** The actions of the screen, each once. */
export function useRegisteredActions(): ScreenAction[] {
  const actions = useTabStore(screenActions).flatMap((read) => read());
  return [...new Map(actions.map((act) => [act.id, act])).values()];
}
