import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** One action of a durable function. */
export interface LogEntry {
  what: string;
  data: unknown;
  /** Milliseconds since the epoch, by the database's clock. */
  startedAt: number;
  /** Null while it is in progress, or after a crash. */
  endedAt: number | null;
}

/** The table in which durable functions log their actions. */
export class ConformanceLog {
  private readonly pool: pg.Pool;

  constructor(connectionString: string) {
    this.pool = new pg.Pool({ connectionString, max: 4 });
    this.pool.on('error', () => undefined);
  }

  async open(): Promise<void> {
    await this.pool.query(`create table if not exists conformance_log (
      id bigint generated always as identity primary key, scope text not null, what text not null, data jsonb,
      started_at timestamptz not null default clock_timestamp(), ended_at timestamptz)`);
  }

  async close(): Promise<void> {
    await this.pool.end();
  }

  async note(scope: string, what: string, data: unknown = null): Promise<void> {
    await this.pool.query(
      `insert into conformance_log (scope, what, data, ended_at) values ($1, $2, $3, clock_timestamp())`,
      [scope, what, JSON.stringify(data)],
    );
  }

  /** Logs the start and the end of an action that takes `ms`. */
  async span(scope: string, what: string, ms: number): Promise<void> {
    const { rows } = await this.pool.query<{ id: string }>(
      `insert into conformance_log (scope, what) values ($1, $2) returning id`,
      [scope, what],
    );
    await delay(ms);
    await this.pool.query(`update conformance_log set ended_at = clock_timestamp() where id = $1`, [rows[0]?.id]);
  }

  async entries(scope: string): Promise<LogEntry[]> {
    const { rows } = await this.pool.query<LogEntry>(
      `select what, data, extract(epoch from started_at)::float * 1000 as "startedAt",
         extract(epoch from ended_at)::float * 1000 as "endedAt"
       from conformance_log where scope = $1 order by id`,
      [scope],
    );
    return rows;
  }

  /**
   * Waits until the scope's entries match.
   *
   * @throws Error listing the entries at the timeout.
   */
  async waitFor(scope: string, matches: (entries: LogEntry[]) => boolean, timeoutMs: number): Promise<LogEntry[]> {
    const until = Date.now() + timeoutMs;
    for (;;) {
      const entries = await this.entries(scope);
      if (matches(entries)) return entries;
      if (Date.now() > until) {
        throw new Error(`After ${timeoutMs} ms there was only: ${entries.map((entry) => entry.what).join(', ')}`);
      }
      await delay(50);
    }
  }
}

/** How often each action occurred. */
export function countsOf(entries: LogEntry[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { what } of entries) counts[what] = (counts[what] ?? 0) + 1;
  return counts;
}

export function hasDone(what: string, times = 1): (entries: LogEntry[]) => boolean {
  return (entries) => entries.filter((entry) => entry.what === what && entry.endedAt !== null).length >= times;
}

/** The maximum number of entries in progress at one time. */
export function maxConcurrency(entries: LogEntry[]): number {
  return Math.max(
    0,
    ...entries.map(({ startedAt }) =>
      entries.reduce((sum, e) => sum + (e.startedAt <= startedAt && (e.endedAt ?? Infinity) > startedAt ? 1 : 0), 0),
    ),
  );
}

/** The entry of that name. @throws Error when there is none. */
export function entryOf(entries: LogEntry[], what: string): LogEntry {
  const entry = entries.find((candidate) => candidate.what === what);
  if (!entry) throw new Error(`No entry ${what}`);
  return entry;
}
