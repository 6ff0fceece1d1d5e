import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const kilobyte = 1024;

/**
 * Resident memory of a process.
 *
 * @returns bytes; null when the process is gone or the system does not report it
 */
export async function residentMemory(pid: number): Promise<number | null> {
  try {
    if (process.platform === 'linux') {
      const status = await readFile(`/proc/${pid}/status`, 'utf8');
      const found = /^VmRSS:\s+(\d+) kB$/m.exec(status);
      return found ? Number(found[1]) * kilobyte : null;
    }
    const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)]);
    const kilobytes = Number.parseInt(stdout, 10);
    return Number.isNaN(kilobytes) ? null : kilobytes * kilobyte;
  } catch {
    return null;
  }
}
