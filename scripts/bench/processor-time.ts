import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second (`getconf CLK_TCK`). */
const ticksPerSecond = 100;

/** Seconds of processor time that a process has used, and those of its children that have ended. */
interface ProcessTime {
  own: number;
  ended: number;
}

function timeOf(pid: number): ProcessTime {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold spaces; after it, the times are the 12th to 15th field (proc(5)).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const seconds = (field: number) => Number(fields[field]) / ticksPerSecond;
    return { own: seconds(11) + seconds(12), ended: seconds(13) + seconds(14) };
  } catch {
    return { own: 0, ended: 0 };
  }
}

/**
 * Seconds of processor time that the processes have used; an exited one counts as 0.
 *
 * @param pids process ids on this machine, which must be Linux
 */
export function processorSeconds(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + timeOf(pid).own, 0);
}

/** The running children of a process, whichever of its threads started them. */
export function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
  } catch {
    return [];
  }
}

/** Seconds that all children of a process have used, those that have ended included. */
export function secondsOfChildren(pid: number): number {
  return timeOf(pid).ended + processorSeconds(childrenOf(pid));
}

/** The process that started this one. @throws Error when it is gone */
export function parentOf(pid: number): number {
  const found = /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(found?.[1] ?? 0);
}
