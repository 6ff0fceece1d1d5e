'use client';

import { createContext, use } from 'react';
import type { StatusChange } from '@/components/processes/queries/use-change-status';

interface ProcessListActs {
  /** Ids of the rows whose requirements are open below them. */
  openRows: ReadonlySet<string>;
  toggleRow: (processId: string) => void;
  /** Resolves when it is done or has failed. */
  changeStatus: (change: StatusChange) => Promise<void>;
}

export const ProcessListContext = createContext<ProcessListActs | null>(null);

/** What the cells of the process list can do to their row. */
export function useProcessList(): ProcessListActs {
  const actions = use(ProcessListContext);
  if (!actions) throw new Error('useProcessList needs a ProcessListContext above it');
  return actions;
}
