import { readFileSync } from 'node:fs';
import { errorCode } from '../failure';

/** A process, told apart from a later one that got the same number. */
export interface ProcessIdentity {
  pid: number;
  /** When the kernel started it; empty where the system does not tell. */
  startedAt: string;
}

/** The identity of process `pid`, this process by default. */
export function processIdentity(pid: number = process.pid): ProcessIdentity {
  return { pid, startedAt: readStartTime(pid) };
}

/** Whether the very process that `identity` names still runs. */
export function isRunning(identity: ProcessIdentity): boolean {
  try {
    process.kill(identity.pid, 0);
  } catch (error) {
    // EPERM: it runs, under another user.
    if (errorCode(error) !== 'EPERM') return false;
  }
  const startedAt = readStartTime(identity.pid);
  return startedAt === '' || identity.startedAt === '' || startedAt === identity.startedAt;
}

/** Field 22 of /proc/<pid>/stat; the name in field 2 may hold spaces, so counting starts behind it. */
function readStartTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie has ended; only its parent has not yet noticed.
    return fields[0] === 'Z' ? 'ended' : (fields[19] ?? '');
  } catch {
    return '';
  }
}
