import { readFileSync } from 'node:fs';
import { errorCode } from '../../lib/failure';

/** A process, distinguished from a later one with the same pid. */
export interface ProcessIdentity {
  pid: number;
  /** Its start time; empty if the system does not provide it. */
  startedAt: string;
}

/** The identity of process `pid`, this process by default. */
export function processIdentity(pid: number = process.pid): ProcessIdentity {
  return { pid, startedAt: readStartTime(pid) };
}

/** Whether this process, not just this pid, still runs. */
export function isRunning(identity: ProcessIdentity): boolean {
  try {
    process.kill(identity.pid, 0);
  } catch (error) {
    // EPERM: it runs as another user.
    if (errorCode(error) !== 'EPERM') return false;
  }
  const startedAt = readStartTime(identity.pid);
  return startedAt === '' || identity.startedAt === '' || startedAt === identity.startedAt;
}

/** Field 22 of /proc/<pid>/stat, counted from behind the name, which may contain spaces. */
function readStartTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie has exited already.
    return fields[0] === 'Z' ? 'ended' : (fields[19] ?? '');
  } catch {
    return '';
  }
}
