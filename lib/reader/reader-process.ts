import { cvLimits, recognitionLimits } from '@/lib/cv/cv-limits';
import type { ReadFailureCode } from '@/lib/cv/read-failure';
import { readerPlace } from '@/lib/env';
import { megabyte } from '@/lib/validation/file-limits';
import { maxSecondsOf } from './max-seconds';
import { ProcessHost } from './process-host';
import { fileJobs, type Job, type JobResult, type WorkerResponse, type WorkerRequest } from './protocol';
import type { HostEnd, ReaderHost, ReaderProgram } from './reader-host';
import { ThreadHost } from './thread-host';

export type FailureCode = ReadFailureCode | 'broken' | 'too-slow' | 'too-much-memory';
export type Outcome = { result: JobResult } | { failure: FailureCode };

/** A new process takes some 100 MB, after hundreds of ordinary CVs 260 to 350. */
export const readerProgram: ReaderProgram = {
  name: 'reader-program',
  maxMemoryMegabytes: cvLimits.maxMemoryMegabytes,
  maxIdleMegabytes: 400,
};
/** It takes 250 MB once it has read a picture. */
export const pictureProgram: ReaderProgram = {
  name: 'picture-program',
  maxMemoryMegabytes: recognitionLimits.maxMemoryMegabytes,
  maxIdleMegabytes: 600,
};

const sampleEveryMs = 50;
const startWithinMs = 30_000;
/** Processes are replaced after this many jobs, whatever they have grown by. */
const jobsPerProcess = 5000;
/** In jobs: measuring a process's memory costs a millisecond. */
const measureEveryJobs = 10;

function failureOfEnd({ kind }: Job, { why }: HostEnd): FailureCode {
  if (why === 'memory') return 'too-much-memory';
  return fileJobs.has(kind) ? 'damaged' : 'broken';
}

/** Next may load a module twice. */
const globalScope = globalThis as typeof globalThis & { __lastReaderStart?: boolean };

/** Whether the last reader of this server that was started did start; undefined before the first. */
export function lastReaderStart(): boolean | undefined {
  return globalScope.__lastReaderStart;
}

/** One reader, in a process of its own or, where none can be had, in a thread. After a kill or crash it is not reused. */
export class ReaderProcess {
  private readonly program: ReaderProgram;
  private readonly host: ReaderHost;
  private readonly ready: Promise<void>;
  private lastId = 0;
  private jobsDone = 0;
  isUsable = true;

  /** Whether it has done no job yet. */
  get isNew(): boolean {
    return this.jobsDone === 0;
  }

  constructor(program: ReaderProgram, place = readerPlace()) {
    this.program = program;
    this.host = place === 'thread' ? new ThreadHost(program) : new ProcessHost(program);
    this.ready = this.start();
    this.ready.then(
      () => (globalScope.__lastReaderStart = true),
      () => {
        globalScope.__lastReaderStart = false;
        this.end();
      },
    );
    this.host.hold(false);
  }

  private start(): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error('The reader process did not start in time.')),
        startWithinMs,
      ).unref();
      const offMessage = this.host.onMessage(() => {
        offMessage();
        clearTimeout(timer);
        resolve();
      });
      this.host.onEnd(({ detail }) => {
        this.isUsable = false;
        clearTimeout(timer);
        reject(new Error(`The reader process ended with ${detail}.`));
      });
    });
  }

  /** @throws Error when it does not start */
  started(): Promise<void> {
    return this.ready;
  }

  /** Ends it at once. */
  end(): void {
    this.isUsable = false;
    this.host.end();
  }

  /**
   * Runs one job; ends the reader when it exceeds time or memory.
   *
   * @throws Error when no reader can be started, or it was stopped from outside: a retry makes sense
   */
  async run(job: Job): Promise<Outcome> {
    this.host.hold(true);
    try {
      await this.ready;
      const outcome = await this.ask({ ...job, id: (this.lastId += 1) });
      this.jobsDone += 1;
      if (this.jobsDone >= jobsPerProcess || (await this.isSwollen())) this.end();
      return outcome;
    } finally {
      this.host.hold(false);
    }
  }

  private ask(request: WorkerRequest): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      const { host } = this;
      const release = () => {
        clearTimeout(clock);
        clearInterval(sampler);
        offMessage();
        offEnd();
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
        finish({ failure });
        this.end();
      };
      const onMessage = (answer: WorkerResponse) => {
        if (answer.type === 'ready' || answer.id !== request.id) return;
        finish(answer.type === 'done' ? { result: answer.result } : { failure: answer.failure });
      };
      const onEnd = (end: HostEnd) => {
        if (end.why === 'stopped') giveUp(`The reader process was stopped by ${end.detail}.`);
        else finish({ failure: failureOfEnd(request, end) });
      };
      const clock = setTimeout(() => kill('too-slow'), maxSecondsOf(request.kind) * 1000);
      const sampler = setInterval(() => void this.checkMemory(kill), sampleEveryMs);
      const offMessage = host.onMessage(onMessage);
      const offEnd = host.onEnd(onEnd);
      if (host.ended) onEnd(host.ended);
      else host.send(request, (reason) => giveUp(`The reader process took no job: ${reason}`));
    });
  }

  private async isSwollen(): Promise<boolean> {
    if (this.jobsDone % measureEveryJobs !== 0) return false;
    return (await this.memory()) > this.program.maxIdleMegabytes * megabyte;
  }

  private async memory(): Promise<number> {
    return this.isUsable ? this.host.memory() : 0;
  }

  private async checkMemory(kill: (failure: FailureCode) => void) {
    const isTooMuch = (await this.memory()) > this.program.maxMemoryMegabytes * megabyte;
    if (isTooMuch && this.isUsable) kill('too-much-memory');
  }
}
