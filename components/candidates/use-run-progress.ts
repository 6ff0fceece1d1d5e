'use client';

import { useEffect, useState } from 'react';
import type { CandidatesStatisticsDto } from '@/lib/processes/schemas';
import type { RunFigures, RunProgress } from './run-progress';
import { followRun, runFigures } from './run-progress';

/** Figures of the analysing under way; null when nothing waits or runs. `live`: the process works on what waits. */
export function useRunProgress(statistics: CandidatesStatisticsDto | undefined, live: boolean): RunFigures | null {
  const [seen, setSeen] = useState<{ run: RunProgress | null; at: number }>({ run: null, at: 0 });
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const at = Date.now();
      setSeen((before) => {
        if (statistics && live) return { run: followRun(before.run, statistics, at), at };
        return before.run ? { run: null, at } : before;
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [statistics, live]);
  return seen.run ? runFigures(seen.run, seen.at) : null;
}
