import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { KeyAnswer, KeyRequest } from './worker/protocol';

/** Half of the cores: the other half goes on serving whoever is signed in. */
export const hashingThreadCount = Math.min(4, Math.max(1, Math.floor(availableParallelism() / 2)));

interface Pending {
  resolve: (key: Buffer) => void;
  reject: (error: Error) => void;
}

/** Below the working directory, where the build's tracing puts it too; Node runs its TypeScript as it stands. */
function startWorker(): Worker {
  const program = join(/* turbopackIgnore: true */ process.cwd(), 'lib', 'auth', 'worker', 'derive-key.ts');
  return new Worker(program, { env: {}, execArgv: ['--disable-warning=ExperimentalWarning'] });
}

/** A thread that derives keys one after another. One that ended is replaced when the next key is asked for. */
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
    worker.on('message', (answer: KeyAnswer) => this.settle(answer));
    worker.once('error', (cause) => this.fail(worker, new Error('The hashing thread failed.', { cause })));
    worker.once('exit', () => this.fail(worker, new Error('The hashing thread ended.')));
    return worker;
  }

  private settle(answer: KeyAnswer): void {
    const pending = this.pending.get(answer.id);
    this.pending.delete(answer.id);
    // An idle thread does not keep a script from ending.
    if (this.pending.size === 0) this.worker?.unref();
    if ('key' in answer) pending?.resolve(Buffer.from(answer.key));
    else pending?.reject(new Error(answer.error));
  }

  private fail(worker: Worker, error: Error): void {
    // After an error comes the exit; by then another thread may be at work.
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
 * Derives a key with scrypt on a thread of its own. Node's asynchronous `scrypt` would take the few threads that files,
 * name look-ups and other cryptography of every request wait for.
 *
 * @throws Error when scrypt refuses the parameters, or the thread ends
 */
export function deriveKey(request: Omit<KeyRequest, 'id'>): Promise<Buffer> {
  // Next.js may load a module twice; the threads are shared all the same.
  globalThis.hashingThreads ??= Array.from({ length: hashingThreadCount }, () => new HashingThread());
  const [idlest] = globalThis.hashingThreads.toSorted((one, other) => one.load - other.load);
  if (!idlest) throw new Error('There is no hashing thread.');
  return idlest.derive(request);
}
