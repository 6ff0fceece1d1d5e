import { ReaderProcess, type Job, type Reading } from './reader-process';

interface Waiting {
  job: Job;
  resolve: (reading: Reading) => void;
  reject: (error: unknown) => void;
}

const mostProcesses = 2;
/** Files after which a process is replaced, so that what a library forgets to free does not add up. */
const filesPerProcess = 200;
/** An unused process is let go after this time; it holds about 100 MB. */
const idleForMs = 5 * 60_000;

/** Up to two warm reader processes; files wait in line for a free one. */
class ReaderPool {
  private readonly idle: ReaderProcess[] = [];
  private readonly waiting: Waiting[] = [];
  private busy = 0;
  private idleTimer: NodeJS.Timeout | undefined;

  read(job: Job): Promise<Reading> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ job, resolve, reject });
      this.next();
    });
  }

  /** Ends every process that is not reading. */
  endIdle(): void {
    for (const reader of this.idle.splice(0)) reader.end();
  }

  private next() {
    if (this.busy >= mostProcesses) return;
    const waiting = this.waiting.shift();
    if (!waiting) return;
    this.busy += 1;
    void this.serve(waiting);
  }

  private takeReader(): ReaderProcess {
    for (let reader = this.idle.pop(); reader; reader = this.idle.pop()) {
      if (reader.isUsable) return reader;
    }
    return new ReaderProcess();
  }

  private async serve({ job, resolve, reject }: Waiting) {
    const reader = this.takeReader();
    try {
      resolve(await reader.read(job));
    } catch (error) {
      reader.end();
      reject(error);
    } finally {
      this.busy -= 1;
      if (reader.filesRead >= filesPerProcess) reader.end();
      // A process takes half a second to start: the next file should not have to wait for it.
      this.idle.push(reader.isUsable ? reader : new ReaderProcess());
      this.restartIdleTimer();
      this.next();
    }
  }

  private restartIdleTimer() {
    clearTimeout(this.idleTimer);
    this.idleTimer = setTimeout(() => this.endIdle(), idleForMs);
    this.idleTimer.unref();
  }
}

declare global {
  var cvReaderPool: ReaderPool | undefined;
}

/** The pool of this server. Next.js may load a module twice; the processes are shared all the same. */
export function readerPool(): ReaderPool {
  globalThis.cvReaderPool ??= new ReaderPool();
  return globalThis.cvReaderPool;
}
