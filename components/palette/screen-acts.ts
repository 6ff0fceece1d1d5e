'use client';

import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { createScreenRegistry, useRegistered } from '@/components/keys/screen-registry';

/** Something that can be done on the screen that is open. */
export interface ScreenAct {
  id: string;
  label: string;
  icon: LucideIcon;
  /** As in `ScreenKey`. */
  keys?: readonly string[];
  onRun: () => void;
}

const screenActs = createScreenRegistry<() => readonly ScreenAct[]>();

/** Puts acts of a screen, or of a part of it, into the palette while it is there. Leave out what may not be done now. */
export function useScreenActs(acts: readonly ScreenAct[]): void {
  const newest = useRef(acts);
  useEffect(() => {
    newest.current = acts;
  });
  useEffect(() => screenActs.add(() => newest.current), []);
}

/** The acts of the screen, each once. */
export function useRegisteredActs(): ScreenAct[] {
  const acts = useRegistered(screenActs).flatMap((read) => read());
  return [...new Map(acts.map((act) => [act.id, act])).values()];
}
