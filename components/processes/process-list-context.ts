'use client';

import { createContext, use } from 'react';
import type { ProcessDto, ProcessStatus } from '@/lib/processes/schemas';

interface ProcessListActs {
  /** Ids of the rows whose requirements are open below them. */
  openRows: ReadonlySet<string>;
  toggleRow: (processId: string) => void;
  /** Changes the status, says `words`, and offers the way back where there is one. */
  changeStatus: (process: ProcessDto, to: ProcessStatus, words: string) => Promise<void>;
}

export const ProcessListContext = createContext<ProcessListActs | null>(null);

/** What the cells of the process list can do to their row. */
export function useProcessList(): ProcessListActs {
  const acts = use(ProcessListContext);
  if (!acts) throw new Error('useProcessList needs a ProcessListContext above it');
  return acts;
}
