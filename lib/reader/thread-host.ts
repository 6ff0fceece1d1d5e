import { Worker } from 'node:worker_threads';
import { programFile } from '@/lib/program-file';
import type { WorkerRequest, WorkerResponse } from './protocol';
import { heapLimits, type HostEnd, type ReaderHost, type ReaderProgram } from './reader-host';

/** Megabytes; so deep does a process go, too. */
const stackMegabytes = 1;

/**
 * A program in a thread of this process, where no other process can be had. Time, pages and text have the same limits as in a
 * process. Of memory the heap is limited, and everything together by how much this process grows during a job; a file that
 * takes gigabytes at once, or crashes machine code, takes the server with it.
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
    try {
      this.worker.postMessage(request);
    } catch (error) {
      failed(error instanceof Error ? error.message : String(error));
    }
  }

  hold(isBusy: boolean): void {
    if (isBusy) this.worker.ref();
    else this.worker.unref();
  }

  end(): void {
    void this.worker.terminate();
  }

  memory(): Promise<number> {
    return Promise.resolve(Math.max(0, process.memoryUsage.rss() - this.atStart));
  }
}
