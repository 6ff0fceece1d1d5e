import { useEffect, useState } from 'react';
import type { CandidatesStatisticsDto } from '@/lib/domain/process-schemas';
import type { RunCounts, RunProgress } from './run-progress';
import { followRun, runCounts } from './run-progress';

/** Figures of the running analyses; null when none run. `starts`: whether analyses start in the process. */
export function useRunProgress(statistics: CandidatesStatisticsDto, starts: boolean): RunCounts | null {
  const [seen, setSeen] = useState<{ run: RunProgress | null; at: number }>({ run: null, at: 0 });
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const at = Date.now();
      setSeen((before) => {
        const run = followRun(before.run, statistics, starts, at);
        return run || before.run ? { run, at } : before;
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [statistics, starts]);
  return seen.run ? runCounts(seen.run, seen.at) : null;
}
