import type { ChildProcess } from 'node:child_process';
import { cvLimits, megabyte } from '../cv-limits';
import type { ProbeResult, ReadFailureCode, ReadResult, WorkerAnswer, WorkerRequest } from '../worker/protocol';
import { residentMemory } from './resident-memory';
import { spawnReader } from './spawn-reader';

export type FailureCode = ReadFailureCode | 'too-slow' | 'too-much-memory';
export type Reading = { result: ProbeResult | ReadResult } | { failure: FailureCode };
export type Job = Pick<WorkerRequest, 'kind' | 'bytes'>;

const sampleEveryMs = 50;
const startWithinMs = 30_000;
const limits = { maxPages: cvLimits.maxPages, maxCharacters: cvLimits.maxCharacters };

/** Somebody stopped the process, as a server's shutdown does: the file is not to blame. */
const stopSignals: ReadonlySet<string> = new Set(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT']);

/** How the process ended by itself: V8 aborts, or the kernel kills it, when memory runs out. */
function failureOfExit(code: number | null, signal: NodeJS.Signals | null): FailureCode {
  return signal === 'SIGABRT' || signal === 'SIGKILL' || code === 134 ? 'too-much-memory' : 'damaged';
}

/** One reader process and the file it is reading. A process that was killed or crashed is not used again. */
export class ReaderProcess {
  private readonly child: ChildProcess;
  private readonly ready: Promise<void>;
  private lastId = 0;
  isUsable = true;
  filesRead = 0;

  constructor() {
    this.child = spawnReader();
    this.ready = this.start();
    this.ready.catch(() => this.end());
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

  /** Whether the process keeps the server from ending. */
  private hold(busy: boolean) {
    if (busy) {
      this.child.ref();
      this.child.channel?.ref();
    } else {
      this.child.unref();
      this.child.channel?.unref();
    }
  }

  /** Ends the process at once, whatever it does. */
  end(): void {
    this.isUsable = false;
    this.child.kill('SIGKILL');
  }

  /**
   * Reads one file; kills the process when it takes too long or too much memory.
   *
   * @throws Error when no reader process can be started, or somebody else stopped it: trying again makes sense
   */
  async read(job: Job): Promise<Reading> {
    this.hold(true);
    try {
      await this.ready;
      const reading = await this.ask({ ...job, id: (this.lastId += 1), limits });
      this.filesRead += 1;
      // A file that failed may have left something behind.
      if ('failure' in reading) this.end();
      return reading;
    } finally {
      this.hold(false);
    }
  }

  private ask(request: WorkerRequest): Promise<Reading> {
    return new Promise((resolve, reject) => {
      const { child } = this;
      const release = () => {
        clearTimeout(clock);
        clearInterval(sampler);
        child.off('message', onMessage);
        child.off('exit', onExit);
      };
      const finish = (reading: Reading) => {
        release();
        resolve(reading);
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
      const onMessage = (answer: WorkerAnswer) => {
        if (answer.type === 'ready' || answer.id !== request.id) return;
        finish(answer.type === 'done' ? { result: answer.result } : { failure: answer.failure });
      };
      const onExit = (code: number | null, signal: NodeJS.Signals | null) => {
        if (signal && stopSignals.has(signal)) giveUp(`The reader process was stopped by ${signal}.`);
        else finish({ failure: failureOfExit(code, signal) });
      };
      const clock = setTimeout(() => kill('too-slow'), cvLimits.maxSeconds * 1000);
      const sampler = setInterval(() => void this.checkMemory(kill), sampleEveryMs);
      child.on('message', onMessage);
      child.on('exit', onExit);
      if (child.exitCode !== null || child.signalCode !== null) onExit(child.exitCode, child.signalCode);
      else child.send(request, (error) => error && giveUp(`The reader process took no file: ${error.message}`));
    });
  }

  private async checkMemory(kill: (failure: FailureCode) => void) {
    const bytes = this.child.pid && this.isUsable ? await residentMemory(this.child.pid) : null;
    if (bytes !== null && bytes > cvLimits.maxMemoryMegabytes * megabyte && this.isUsable) kill('too-much-memory');
  }
}
