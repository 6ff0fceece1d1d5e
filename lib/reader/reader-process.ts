import { execFile, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { ReadFailureCode } from '@/lib/cv/read-failure';
import { megabyte } from '@/lib/validation/file-limits';
import { maxSecondsOf } from './max-seconds';
import { fileJobs, type Job, type JobResult, type WorkerResponse, type WorkerRequest } from './protocol';
import { spawnReader, type ReaderProgram } from './spawn-reader';

export type FailureCode = ReadFailureCode | 'broken' | 'too-slow' | 'too-much-memory';
export type Outcome = { result: JobResult } | { failure: FailureCode };

const sampleEveryMs = 50;
const startWithinMs = 30_000;
/** Processes are replaced after this many jobs, whatever they have grown by. */
const jobsPerProcess = 5000;
/** In jobs: measuring a process's memory costs a millisecond. */
const measureEveryJobs = 10;

/** Signals by which somebody stops the process from outside, as at a server's shutdown. */
const stopSignals: ReadonlySet<string> = new Set(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT']);

/** Interprets an exit: when memory runs out, V8 aborts or the kernel kills the process. */
function failureOfExit({ kind }: Job, code: number | null, signal: NodeJS.Signals | null): FailureCode {
  if (signal === 'SIGABRT' || signal === 'SIGKILL' || code === 134) return 'too-much-memory';
  return fileJobs.has(kind) ? 'damaged' : 'broken';
}

/** Next may load a module twice. */
const globalScope = globalThis as typeof globalThis & { __lastReaderStart?: boolean };

/** Whether the last reader process of this server that was started did start; undefined before the first. */
export function lastReaderStart(): boolean | undefined {
  return globalScope.__lastReaderStart;
}

/** One reader process. After a kill or crash it is not reused. */
export class ReaderProcess {
  private readonly program: ReaderProgram;
  private readonly child: ChildProcess;
  private readonly ready: Promise<void>;
  private lastId = 0;
  private jobsDone = 0;
  isUsable = true;

  /** Whether it has done no job yet. */
  get isNew(): boolean {
    return this.jobsDone === 0;
  }

  constructor(program: ReaderProgram) {
    this.program = program;
    this.child = spawnReader(program);
    this.ready = this.start();
    this.ready.then(
      () => (globalScope.__lastReaderStart = true),
      () => {
        globalScope.__lastReaderStart = false;
        this.end();
      },
    );
    this.hold(false);
  }

  private start(): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error('The reader process did not start in time.')),
        startWithinMs,
      ).unref();
      const settle = (error?: Error) => {
        clearTimeout(timer);
        if (error) reject(error);
        else resolve();
      };
      this.child.once('error', (error) => settle(error));
      this.child.once('exit', (code, signal) => {
        this.isUsable = false;
        settle(new Error(`The reader process ended with ${signal ?? code}.`));
      });
      this.child.once('message', () => settle());
    });
  }

  /** While busy, the process keeps the server from exiting. */
  private hold(busy: boolean) {
    if (busy) {
      this.child.ref();
      this.child.channel?.ref();
    } else {
      this.child.unref();
      this.child.channel?.unref();
    }
  }

  /** @throws Error when it does not start */
  started(): Promise<void> {
    return this.ready;
  }

  /** Kills the process. */
  end(): void {
    this.isUsable = false;
    this.child.kill('SIGKILL');
  }

  /**
   * Runs one job; kills the process when it exceeds time or memory.
   *
   * @throws Error when no reader process can be started, or it was stopped from outside: a retry makes sense
   */
  async run(job: Job): Promise<Outcome> {
    this.hold(true);
    try {
      await this.ready;
      const outcome = await this.ask({ ...job, id: (this.lastId += 1) });
      this.jobsDone += 1;
      if (this.jobsDone >= jobsPerProcess || (await this.isSwollen())) this.end();
      return outcome;
    } finally {
      this.hold(false);
    }
  }

  private ask(request: WorkerRequest): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      const { child } = this;
      const release = () => {
        clearTimeout(clock);
        clearInterval(sampler);
        child.off('message', onMessage);
        child.off('exit', onExit);
      };
      const finish = (outcome: Outcome) => {
        release();
        resolve(outcome);
      };
      const giveUp = (reason: string) => {
        release();
        this.end();
        reject(new Error(reason));
      };
      const kill = (failure: FailureCode) => {
        this.end();
        finish({ failure });
      };
      const onMessage = (answer: WorkerResponse) => {
        if (answer.type === 'ready' || answer.id !== request.id) return;
        finish(answer.type === 'done' ? { result: answer.result } : { failure: answer.failure });
      };
      const onExit = (code: number | null, signal: NodeJS.Signals | null) => {
        if (signal && stopSignals.has(signal)) giveUp(`The reader process was stopped by ${signal}.`);
        else finish({ failure: failureOfExit(request, code, signal) });
      };
      const clock = setTimeout(() => kill('too-slow'), maxSecondsOf(request.kind) * 1000);
      const sampler = setInterval(() => void this.checkMemory(kill), sampleEveryMs);
      child.on('message', onMessage);
      child.on('exit', onExit);
      if (child.exitCode !== null || child.signalCode !== null) onExit(child.exitCode, child.signalCode);
      else child.send(request, (error) => error && giveUp(`The reader process took no job: ${error.message}`));
    });
  }

  private async memory(): Promise<number> {
    return (this.child.pid && this.isUsable ? await residentMemory(this.child.pid) : null) ?? 0;
  }

  private async isSwollen(): Promise<boolean> {
    if (this.jobsDone % measureEveryJobs !== 0) return false;
    return (await this.memory()) > this.program.maxIdleMegabytes * megabyte;
  }

  private async checkMemory(kill: (failure: FailureCode) => void) {
    const isTooMuch = (await this.memory()) > this.program.maxMemoryMegabytes * megabyte;
    if (isTooMuch && this.isUsable) kill('too-much-memory');
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
