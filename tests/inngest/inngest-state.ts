import { createHash, randomUUID } from 'node:crypto';
import { failure, plain, type Found, type Reply } from './inngest-replies';
import { describeJob, describeRun, makeUlid, scheduleRun, type Run } from './inngest-run';

export interface SentEvent {
  id: string;
  name: string;
  data: Record<string, unknown>;
}

interface FunctionEntry {
  id: string;
  /** Undefined: every event. */
  events: string[] | undefined;
}

const ulidLength = 26;

/** What the server knows: functions, events, runs, the queue, and which events each function has seen. */
export class InngestState {
  private functions: FunctionEntry[] = [];
  private checksum = '';
  private readonly events = new Map<string, SentEvent>();
  private runs: Run[] = [];
  /** The runs that the queue knows; in memory, as `seen` is. */
  private readonly queue = new Set<string>();
  private readonly seen = new Set<string>();

  clear(): void {
    this.functions = [];
    this.checksum = '';
    this.runs = [];
    for (const state of [this.events, this.queue, this.seen]) state.clear();
  }

  loseQueue(): void {
    this.queue.clear();
    this.seen.clear();
  }

  registerAll(): void {
    this.functions = [{ id: randomUUID(), events: undefined }];
  }

  /** pkg/devserver/api.go, Register. */
  registerFrom(body: string): Reply {
    const request = readRegistration(body);
    if (typeof request === 'string') return plain(400, `${JSON.stringify({ error: `Invalid request: ${request}` })}\n`);
    if (!request.appName) return failure(400, 'App ID required');
    const checksum = createHash('sha256').update(body).digest('hex');
    const modified = checksum !== this.checksum;
    this.checksum = checksum;
    const named = (request.functions ?? []).map(({ id, triggers }) => ({
      id,
      events: triggers?.flatMap(({ event }) => event ?? []),
    }));
    this.functions = named.length > 0 ? named : [{ id: randomUUID(), events: undefined }];
    return plain(200, JSON.stringify({ ok: true, modified, sync_id: randomUUID(), app_id: randomUUID() }));
  }

  /** A function runs once for an id of an event, whatever the event's name (pkg/execution/runner/runner.go, Initialize). */
  accept(event: SentEvent, startsAfterMs: number): string {
    const eventId = makeUlid();
    this.events.set(eventId, event);
    for (const { id, events } of this.functions) {
      if (events && !events.includes(event.name)) continue;
      // A function for every event stands for one function a name.
      const key = `${id} ${events ? '' : event.name} ${event.id ?? eventId}`;
      if (!this.seen.has(key)) this.start(eventId, id, Date.now() + startsAfterMs);
      this.seen.add(key);
    }
    return eventId;
  }

  pause(eventId: string, status: string): void {
    const run = this.runOf(eventId);
    run.status = status;
    const again = status === 'Failed';
    run.job = { ...run.job, kind: again ? 'start' : 'sleep', attempt: again ? run.job.attempt + 1 : 0 };
  }

  end(eventId: string, status: string): void {
    const run = this.runOf(eventId);
    Object.assign(run, { status, endedAt: Date.now() });
    this.queue.delete(run.runId);
  }

  /** What `/v1` tells; `list`: `runs` of an event, `jobs` of a run, or the `event` or the `run` itself. */
  find(kind: string, id: string, list: string): Found {
    const noun = kind === 'events' ? 'event' : 'run';
    if (id.length !== ulidLength) return { error: `Invalid ${noun} ID: ${id}`, status: 400 };
    if (kind === 'events') return list === 'runs' ? { data: this.runsOf(id).map(describeRun) } : this.findEvent(id);
    const run = this.runs.find(({ runId }) => runId === id);
    if (!run) return { error: `Unable to load function run: ${id}`, status: 500 };
    return { data: list === 'jobs' ? (this.queue.has(id) ? [describeJob(run)] : []) : describeRun(run) };
  }

  private findEvent(id: string): Found {
    const event = this.events.get(id);
    return event ? { data: { internal_id: id, ...event } } : { error: 'Event not found', status: 404 };
  }

  private start(eventId: string, functionId: string, startedAt: number): void {
    const run = scheduleRun({ eventId, functionId, startedAt });
    this.runs.push(run);
    this.queue.add(run.runId);
  }

  private runsOf(eventId: string): Run[] {
    return this.runs.filter((run) => run.eventId === eventId && run.startedAt <= Date.now());
  }

  private runOf(eventId: string): Run {
    const [run] = this.runs.filter((other) => other.eventId === eventId);
    if (!run) throw new Error('The event has no run.');
    return run;
  }
}

interface Registration {
  appName?: string;
  functions?: { id: string; triggers?: { event?: string }[] }[];
}

function readRegistration(body: string): Registration | string {
  try {
    return JSON.parse(body) as Registration;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
