import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { programFile } from '@/lib/program-file';
import type { KeyResponse, KeyRequest } from './worker/protocol';

/** Half of the cores, so that the rest can serve signed-in users. */
export const hashingThreadCount = Math.min(4, Math.max(1, Math.floor(availableParallelism() / 2)));

interface Pending {
  resolve: (key: Buffer) => void;
  reject: (error: Error) => void;
}

function startWorker(): Worker {
  return new Worker(programFile('derive-key-program'), { env: {}, execArgv: [] });
}

/** A thread that derives keys one at a time. A thread that ended is replaced on the next request. */
class HashingThread {
  private worker: Worker | undefined;
  private readonly pending = new Map<number, Pending>();
  private lastId = 0;

  get load(): number {
    return this.pending.size;
  }

  derive(request: Omit<KeyRequest, 'id'>): Promise<Buffer> {
    const worker = (this.worker ??= this.start());
    const id = (this.lastId += 1);
    return new Promise((resolve, reject) => {
      this.pending.set(id, { resolve, reject });
      worker.ref();
      worker.postMessage({ ...request, id } satisfies KeyRequest);
    });
  }

  private start(): Worker {
    const worker = startWorker();
    worker.on('message', (answer: KeyResponse) => this.settle(answer));
    worker.once('error', (cause) => this.fail(worker, new Error('The hashing thread failed.', { cause })));
    worker.once('exit', () => this.fail(worker, new Error('The hashing thread ended.')));
    return worker;
  }

  private settle(answer: KeyResponse): void {
    const pending = this.pending.get(answer.id);
    this.pending.delete(answer.id);
    // An idle thread must not keep a script alive.
    if (this.pending.size === 0) this.worker?.unref();
    if ('key' in answer) pending?.resolve(Buffer.from(answer.key));
    else pending?.reject(new Error(answer.error));
  }

  private fail(worker: Worker, error: Error): void {
    // `exit` follows `error`; by then another worker may have replaced this one.
    if (this.worker !== worker) return;
    this.worker = undefined;
    for (const { reject } of this.pending.values()) reject(error);
    this.pending.clear();
  }
}

declare global {
  var hashingThreads: HashingThread[] | undefined;
}

/**
 * Derives a key with scrypt on a dedicated thread. Node's asynchronous `scrypt` would block the libuv thread pool that
 * file access, DNS and other cryptography of every request need.
 *
 * @throws Error when scrypt rejects the parameters, or the thread ends
 */
export function deriveKey(request: Omit<KeyRequest, 'id'>): Promise<Buffer> {
  // Next.js may load a module twice; the threads are shared.
  globalThis.hashingThreads ??= Array.from({ length: hashingThreadCount }, () => new HashingThread());
  const [idlest] = globalThis.hashingThreads.toSorted((one, other) => one.load - other.load);
  if (!idlest) throw new Error('There is no hashing thread.');
  return idlest.derive(request);
}
