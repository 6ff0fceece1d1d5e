import type { WorkerRequest, WorkerResponse } from './protocol';

/** A program for readers. */
export interface ReaderProgram {
  name: 'reader-program' | 'picture-program';
  maxMemoryMegabytes: number;
  /** An idle reader that has grown beyond this is replaced, because the next file would have too little memory. */
  maxIdleMegabytes: number;
}

/** Why a program has ended: somebody stopped it from outside, as at a server's shutdown; no memory was left; anything else. */
export type HostEnd = { why: 'stopped' | 'memory' | 'crash'; detail: string };

/** What a reader's program runs in: a process, or a thread of the server's. */
export interface ReaderHost {
  /** Null while it runs. */
  readonly ended: HostEnd | null;
  /** `listener` gets what it says, until the function that comes back is called. */
  onMessage(listener: (message: WorkerResponse) => void): () => void;
  /** The same for its end. */
  onEnd(listener: (end: HostEnd) => void): () => void;
  /** @param failed called when it takes nothing any more */
  send(request: WorkerRequest, failed: (reason: string) => void): void;
  /** While busy, it keeps the server from exiting. */
  hold(isBusy: boolean): void;
  /** Ends it at once, whatever it does. */
  end(): void;
  /** What it takes, in bytes; 0 when the system does not say. */
  memory(): Promise<number>;
}

/** V8's limit covers only the heap; the remaining quarter is for buffers and code. */
const heapShare = 0.75;

/** V8's limits of a program's heap, in megabytes. The young generation grows to some 100 MB unless it is limited. */
export function heapLimits({ maxMemoryMegabytes }: ReaderProgram): { old: number; semiSpace: number } {
  return { old: Math.round(heapShare * maxMemoryMegabytes), semiSpace: 16 };
}
