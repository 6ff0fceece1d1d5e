import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTabStore } from '@/components/state/use-tab-store';
import { createScreenRegistry } from './screen-registry';

/** An action of the current screen. */
export interface ScreenAction {
  id: string;
  label: string;
  icon: LucideIcon;
  /** As in `ScreenKey`. */
  keys?: readonly string[];
  onRun: () => void;
}

const screenActions = createScreenRegistry<() => readonly ScreenAction[]>();

/** Registers actions in the palette while mounted. Omit those not allowed now. */
export function useScreenActions(actions: readonly ScreenAction[]): void {
  const newest = useRef(actions);
  useEffect(() => {
    newest.current = actions;
  });
  useEffect(() => screenActions.add(() => newest.current), []);
}

/** The registered actions without duplicates. */
export function useRegisteredActions(): ScreenAction[] {
  const actions = useTabStore(screenActions).flatMap((read) => read());
  return [...new Map(actions.map((action) => [action.id, action])).values()];
}
