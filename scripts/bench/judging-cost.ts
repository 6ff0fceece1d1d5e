import { readFileSync } from 'node:fs';
import pg from 'pg';
import type { RunningProduct } from '../../tests/product';
import { childrenOf, parentOf, processorSeconds, secondsOfChildren } from './processor-time';

/** Seconds of processor time by part of the product. */
export interface ProcessorCost {
  server: number;
  /** The processes that read and judge CVs. */
  readers: number;
  /** Those that read pictures of pages. */
  pictures: number;
  database: number;
}

const sampleEveryMs = 50;

/** Counts what a running product costs: processor time of its parts, and how many processes it starts. */
export class CostMeter {
  /** Seconds of each child of the server, as last seen, by program. */
  private readonly seen = new Map<number, { isPictures: boolean; seconds: number }>();
  private readonly sampler: NodeJS.Timeout;

  private constructor(
    private readonly server: number,
    private readonly postmaster: number,
  ) {
    this.sampler = setInterval(() => this.sample(), sampleEveryMs);
  }

  /** The database must be on this machine. */
  static async start({ server, databaseUrl }: RunningProduct): Promise<CostMeter> {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const postmaster = parentOf(rows[0]?.pid ?? 0);
    await client.end();
    return new CostMeter(server.pid ?? 0, postmaster);
  }

  stop(): void {
    clearInterval(this.sampler);
  }

  /** Seconds used so far. */
  read(): ProcessorCost {
    this.sample();
    const ofPictures = [...this.seen.values()].filter(({ isPictures }) => isPictures);
    const pictures = ofPictures.reduce((sum, { seconds }) => sum + seconds, 0);
    return {
      server: processorSeconds([this.server]),
      readers: secondsOfChildren(this.server) - pictures,
      pictures,
      database: secondsOfChildren(this.postmaster),
    };
  }

  /** How many processes the server has started since the meter did. */
  get starts(): number {
    this.sample();
    return this.seen.size;
  }

  private sample(): void {
    for (const pid of childrenOf(this.server)) {
      // A process that has just been forked still has its parent's name.
      const isPictures = this.seen.get(pid)?.isPictures || programOf(pid).includes('picture-program');
      this.seen.set(pid, { isPictures, seconds: processorSeconds([pid]) });
    }
  }
}

function programOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

/** What was used between two readings. */
export function costBetween(before: ProcessorCost, after: ProcessorCost): ProcessorCost {
  return {
    server: after.server - before.server,
    readers: after.readers - before.readers,
    pictures: after.pictures - before.pictures,
    database: after.database - before.database,
  };
}
