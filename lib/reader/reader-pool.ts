import { AppError } from '@/lib/errors';
import { instruments } from '@/lib/metrics/instruments';
import { traced } from '@/lib/tracing/trace';
import type { Job, JobKind } from './protocol';
import type { ReaderProgram } from './reader-host';
import { pictureProgram, readerProgram, ReaderProcess, type Outcome } from './reader-process';

/**
 * One queue for each: uploads, analyses, scans, pages to be looked at, and first pages. A person waits for each of
 * them, so none may block another.
 */
const lanes = ['files', 'text', 'pictures', 'looks', 'firstPages'] as const;
type Lane = (typeof lanes)[number];

interface Waiting {
  job: Job;
  resolve: (outcome: Outcome) => void;
  reject: (error: unknown) => void;
}

const laneOf: Record<JobKind, Lane> = {
  probe: 'files',
  attachment: 'files',
  preview: 'files',
  read: 'files',
  judge: 'text',
  prepare: 'text',
  prepareDescription: 'text',
  checkRequirements: 'text',
  explainRequirements: 'text',
  ground: 'text',
  maskQuotes: 'text',
  comparePeople: 'text',
  verify: 'text',
  searchText: 'text',
  maskPages: 'text',
  sharedPages: 'text',
  redact: 'text',
  takePages: 'text',
  plainText: 'text',
  recognise: 'pictures',
  look: 'looks',
  firstPage: 'firstPages',
};
/** Idle processes end after this time; each holds about 100 MB. */
const idleForMs = 5 * 60_000;

interface PoolLimits {
  maxProcesses: number;
  /** At most so many jobs of one lane run at once, which leaves a process for every other lane. */
  maxPerLane: number;
  /** How many jobs of a lane may wait; more are refused. */
  maxWaiting?: Partial<Record<Lane, number>>;
}

/** Some warm processes of a program, with one queue per lane. */
class ReaderPool {
  private readonly program: ReaderProgram;
  private readonly limits: PoolLimits;
  private readonly idle: ReaderProcess[] = [];
  private readonly waiting: Record<Lane, Waiting[]> = {
    files: [],
    text: [],
    pictures: [],
    looks: [],
    firstPages: [],
  };
  private readonly busy: Record<Lane, number> = { files: 0, text: 0, pictures: 0, looks: 0, firstPages: 0 };
  private idleTimer: NodeJS.Timeout | undefined;

  constructor(program: ReaderProgram, limits: PoolLimits) {
    this.program = program;
    this.limits = limits;
  }

  /** @throws AppError `server.busy` when too many jobs wait, or when `signal` gave this one up while it waited */
  run(job: Job, signal?: AbortSignal): Promise<Outcome> {
    const lane = laneOf[job.kind];
    const queue = this.waiting[lane];
    if (signal?.aborted || queue.length >= (this.limits.maxWaiting?.[lane] ?? Infinity))
      return Promise.reject(new AppError('server.busy'));
    return traced(`reader ${job.kind}`, 'internal', {}, () => this.queued(job, queue, signal));
  }

  private queued(job: Job, queue: Waiting[], signal?: AbortSignal): Promise<Outcome> {
    const lane = laneOf[job.kind];
    return new Promise((resolve, reject) => {
      const waiting = { job, resolve, reject };
      queue.push(waiting);
      this.countWaiting(lane);
      signal?.addEventListener('abort', () => {
        const place = queue.indexOf(waiting);
        if (place < 0) return;
        queue.splice(place, 1);
        this.countWaiting(lane);
        reject(new AppError('server.busy'));
      });
      this.next();
    });
  }

  /** Ends every idle process. */
  endIdle(): void {
    for (const reader of this.idle.splice(0)) reader.end();
  }

  private next() {
    // The lane with fewer running jobs comes first.
    for (const lane of lanes.toSorted((a, b) => this.busy[a] - this.busy[b])) {
      if (lanes.reduce((sum, one) => sum + this.busy[one], 0) >= this.limits.maxProcesses) return;
      const waiting = this.busy[lane] < this.limits.maxPerLane ? this.waiting[lane].shift() : undefined;
      if (!waiting) continue;
      this.countWaiting(lane);
      this.busy[lane] += 1;
      void this.serve(lane, waiting);
    }
  }

  private takeReader(): ReaderProcess {
    for (let reader = this.idle.pop(); reader; reader = this.idle.pop()) {
      if (reader.isUsable) return reader;
    }
    return new ReaderProcess(this.program);
  }

  private async serve(lane: Lane, { job, resolve, reject }: Waiting) {
    let reader = this.takeReader();
    const ended = instruments().readerSeconds.startTimer({ job: job.kind });
    try {
      const isNew = reader.isNew;
      let outcome = await reader.run(job);
      if (!isNew && 'failure' in outcome && outcome.failure === 'too-much-memory') {
        // A fresh process for the second try: the memory that earlier files left behind must not decide.
        reader = new ReaderProcess(this.program);
        outcome = await reader.run(job);
      }
      ended({ outcome: 'failure' in outcome ? outcome.failure : 'done' });
      resolve(outcome);
    } catch (error) {
      ended({ outcome: 'no-reader' });
      reader.end();
      reject(error);
    } finally {
      this.busy[lane] -= 1;
      // Starting takes half a second: replace it before the next job.
      this.idle.push(reader.isUsable ? reader : new ReaderProcess(this.program));
      this.restartIdleTimer();
      this.next();
    }
  }

  private countWaiting(lane: Lane) {
    instruments().readerWaiting.set({ queue: lane }, this.waiting[lane].length);
  }

  private restartIdleTimer() {
    clearTimeout(this.idleTimer);
    this.idleTimer = setTimeout(() => this.endIdle(), idleForMs);
    this.idleTimer.unref();
  }
}

interface ReaderPools {
  files: ReaderPool;
  pictures: ReaderPool;
}

declare global {
  var cvReaderPools: ReaderPools | undefined;
}

/** This server's pools. They are kept in a global because Next.js may load a module twice. */
function readerPools(): ReaderPools {
  globalThis.cvReaderPools ??= {
    files: new ReaderPool(readerProgram, { maxProcesses: 3, maxPerLane: 2 }),
    // Reading a page keeps a whole processor busy for seconds; drawing the first page needs only a part of one.
    pictures: new ReaderPool(pictureProgram, { maxProcesses: 3, maxPerLane: 1, maxWaiting: { firstPages: 30 } }),
  };
  return globalThis.cvReaderPools;
}

/**
 * Runs a job in a process that is killed when the job exceeds its limits.
 *
 * @param signal gives the job up as long as it waits
 * @throws AppError as `ReaderPool.run`
 */
export function runInPool(job: Job, signal?: AbortSignal): Promise<Outcome> {
  const { files, pictures } = readerPools();
  const pools: Record<Lane, ReaderPool> = { files, text: files, pictures, looks: pictures, firstPages: pictures };
  return pools[laneOf[job.kind]].run(job, signal);
}

/** Ends every idle process. */
export function endIdleReaders(): void {
  for (const pool of Object.values<ReaderPool>({ ...readerPools() })) pool.endIdle();
}
