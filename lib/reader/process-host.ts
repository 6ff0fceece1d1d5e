import { execFile, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { forkProgram } from './fork-program';
import type { WorkerRequest, WorkerResponse } from './protocol';
import type { HostEnd, ReaderHost, ReaderProgram } from './reader-host';

/** Signals by which somebody stops the process from outside, as at a server's shutdown. */
const stopSignals: ReadonlySet<string> = new Set(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT']);

/** Interprets an exit: when memory runs out, V8 aborts or the kernel kills the process. */
function endOf(code: number | null, signal: NodeJS.Signals | null): HostEnd {
  const detail = String(signal ?? code);
  if (signal && stopSignals.has(signal)) return { why: 'stopped', detail };
  if (signal === 'SIGABRT' || signal === 'SIGKILL' || code === 134) return { why: 'memory', detail };
  return { why: 'crash', detail };
}

/** A program in a process of its own. */
export class ProcessHost implements ReaderHost {
  private readonly child: ChildProcess;
  private failedStart: HostEnd | null = null;

  constructor(program: ReaderProgram) {
    this.child = forkProgram(program);
    this.child.on('error', (error) => (this.failedStart ??= { why: 'crash', detail: error.message }));
  }

  get ended(): HostEnd | null {
    const { exitCode, signalCode } = this.child;
    return exitCode === null && signalCode === null ? this.failedStart : endOf(exitCode, signalCode);
  }

  onMessage(listener: (message: WorkerResponse) => void): () => void {
    this.child.on('message', listener);
    return () => this.child.off('message', listener);
  }

  onEnd(listener: (end: HostEnd) => void): () => void {
    const onExit = (code: number | null, signal: NodeJS.Signals | null) => listener(endOf(code, signal));
    const onError = (error: Error) => listener({ why: 'crash', detail: error.message });
    this.child.on('exit', onExit).on('error', onError);
    return () => this.child.off('exit', onExit).off('error', onError);
  }

  send(request: WorkerRequest, failed: (reason: string) => void): void {
    this.child.send(request, (error) => error && failed(error.message));
  }

  hold(isBusy: boolean): void {
    const how = isBusy ? 'ref' : 'unref';
    this.child[how]();
    this.child.channel?.[how]();
  }

  end(): void {
    this.child.kill('SIGKILL');
  }

  async memory(): Promise<number> {
    return (this.child.pid && this.ended === null ? await residentMemory(this.child.pid) : null) ?? 0;
  }
}

const run = promisify(execFile);
const kilobyte = 1024;

/**
 * Resident memory of a process.
 *
 * @returns bytes; null when the process is gone or the system does not report it
 */
async function residentMemory(pid: number): Promise<number | null> {
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
