import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { programFile } from '@/lib/program-file';
import type { WorkerRequest, WorkerResponse } from './protocol';
import { heapLimits, type HostEnd, type ReaderHost, type ReaderProgram } from './reader-host';

/** Megabytes; so deep does a process go, too. */
const stackMegabytes = 1;
/** A thread in machine code does not say before it comes back. */
const measureWithinMs = 500;

/** Threads of this process that do a job now. */
const working = new Set<ThreadHost>();

/**
 * A program in a thread of this process, where no other process can be had. Time, pages and text have the same limits as in a
 * process. Memory is what the thread says of its heap and buffers and, when no other thread works that could be meant, how
 * much this process grows; a file that takes gigabytes at once, or crashes machine code, takes the server with it.
 */
export class ThreadHost implements ReaderHost {
  private readonly worker: Worker;
  private readonly listeners = new Set<(end: HostEnd) => void>();
  /** Resident bytes of this process when the last job began. */
  private atStart = process.memoryUsage.rss();
  ended: HostEnd | null = null;

  constructor(program: ReaderProgram) {
    const { old, semiSpace } = heapLimits(program);
    this.worker = new Worker(programFile(program.name), {
      env: { NODE_ENV: 'production' },
      execArgv: [],
      stdout: true,
      stderr: true,
      resourceLimits: {
        maxOldGenerationSizeMb: old,
        // Two semi-spaces and as much again for what survives.
        maxYoungGenerationSizeMb: 3 * semiSpace,
        stackSizeMb: stackMegabytes,
      },
    });
    // Never shown: they may quote the CV.
    this.worker.stdout.resume();
    this.worker.stderr.resume();
    this.worker.on('error', (error: Error & { code?: string }) =>
      this.finish({ why: error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'crash', detail: error.name }),
    );
    this.worker.on('exit', (code) => this.finish({ why: 'crash', detail: String(code) }));
  }

  /** An error comes before the exit, and says more. */
  private finish(end: HostEnd): void {
    if (this.ended) return;
    this.ended = end;
    working.delete(this);
    for (const listener of this.listeners) listener(end);
  }

  onMessage(listener: (message: WorkerResponse) => void): () => void {
    this.worker.on('message', listener);
    return () => this.worker.off('message', listener);
  }

  onEnd(listener: (end: HostEnd) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  send(request: WorkerRequest, failed: (reason: string) => void): void {
    this.atStart = process.memoryUsage.rss();
    working.add(this);
    try {
      this.worker.postMessage(request);
    } catch (error) {
      failed(error instanceof Error ? error.message : String(error));
    }
  }

  hold(isBusy: boolean): void {
    if (isBusy) return this.worker.ref();
    working.delete(this);
    this.worker.unref();
  }

  end(): void {
    void this.worker.terminate();
  }

  async memory(): Promise<number> {
    const isAlone = working.size === 1 && working.has(this);
    const grown = isAlone ? process.memoryUsage.rss() - this.atStart : 0;
    return Math.max(grown, await this.ownMemory());
  }

  /** Bytes of the heap and the buffers outside it; 0 when the thread does not say in time. */
  private async ownMemory(): Promise<number> {
    const asked = this.worker.getHeapStatistics().then(
      ({ total_heap_size, external_memory, malloced_memory }) => total_heap_size + external_memory + malloced_memory,
      // It has ended.
      () => 0,
    );
    return Promise.race([asked, sleep(measureWithinMs, 0, { ref: false })]);
  }
}
