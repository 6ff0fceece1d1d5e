import type { Job, JobKind } from './protocol';
import { ReaderProcess, type Outcome } from './reader-process';

/** Users wait both for uploads and for analyses: neither may block the other. */
type Lane = 'files' | 'text';

interface Waiting {
  job: Job;
  resolve: (outcome: Outcome) => void;
  reject: (error: unknown) => void;
}

const laneOf: Record<JobKind, Lane> = {
  probe: 'files',
  read: 'files',
  judge: 'text',
  prepare: 'text',
  prepareDescription: 'text',
  standing: 'text',
  ground: 'text',
  verify: 'text',
};
const maxProcesses = 3;
/** Leaves one process for the other lane, however long these jobs take. */
const maxPerLane = 2;
/** Idle processes end after this time; each holds about 100 MB. */
const idleForMs = 5 * 60_000;

/** Up to three warm reader processes, with one queue per lane. */
class ReaderPool {
  private readonly idle: ReaderProcess[] = [];
  private readonly waiting: Record<Lane, Waiting[]> = { files: [], text: [] };
  private readonly busy: Record<Lane, number> = { files: 0, text: 0 };
  private idleTimer: NodeJS.Timeout | undefined;

  run(job: Job): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      this.waiting[laneOf[job.kind]].push({ job, resolve, reject });
      this.next();
    });
  }

  /** Ends every idle process. */
  endIdle(): void {
    for (const reader of this.idle.splice(0)) reader.end();
  }

  private next() {
    // The lane with fewer running jobs comes first.
    const lanes: Lane[] = this.busy.files <= this.busy.text ? ['files', 'text'] : ['text', 'files'];
    for (const lane of lanes) {
      if (this.busy.files + this.busy.text >= maxProcesses) return;
      const waiting = this.busy[lane] < maxPerLane ? this.waiting[lane].shift() : undefined;
      if (!waiting) continue;
      this.busy[lane] += 1;
      void this.serve(lane, waiting);
    }
  }

  private takeReader(): ReaderProcess {
    for (let reader = this.idle.pop(); reader; reader = this.idle.pop()) {
      if (reader.isUsable) return reader;
    }
    return new ReaderProcess();
  }

  private async serve(lane: Lane, { job, resolve, reject }: Waiting) {
    const reader = this.takeReader();
    try {
      resolve(await reader.run(job));
    } catch (error) {
      reader.end();
      reject(error);
    } finally {
      this.busy[lane] -= 1;
      // Starting takes half a second: replace it before the next job.
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

/** This server's pool. Next.js may load a module twice; the processes are shared. */
export function readerPool(): ReaderPool {
  globalThis.cvReaderPool ??= new ReaderPool();
  return globalThis.cvReaderPool;
}
