import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/**
 * A double of a self-hosted Inngest server, version 1.44.0, as its source says and as it responded when tried:
 * - `POST /e/{key}` (pkg/api/api.go): one ULID per event in the body's order; an empty list gives `{"ids":[""]}`; an unknown
 *   key gives 401 as JSON. An event with a known id and name gets a new ULID, but no run (pkg/execution/executor).
 * - `POST /fn/register` (pkg/devserver/api.go) and `/v1` want the signing key as bearer, plain or hashed; otherwise 401 in
 *   plain text, "Authentication failed" (pkg/authn/signing_key_strategy.go).
 * - `GET /v1/events/{ULID}/runs` (pkg/api/apiv1/events.go): the runs; an empty list also for an unknown event.
 * - `GET /v1/runs/{ULID}/jobs` (pkg/api/apiv1/runs.go): what the queue holds of a run. Errors have status 200, and the
 *   real status in the body, because the cache of responses drops it (pkg/api/apiv1/cache.go).
 * - Events of functions that are not registered are stored and never run (pkg/execution/runner).
 * - The status of a run is that of its last step: one that sleeps is `Completed`, one between two tries `Failed`; both have a job.
 * - Killed without Redis, the runs stay `Scheduled` in SQLite, and the queue is gone.
 * It runs nothing by itself.
 */
export class InngestServerDouble {
  /** Method and path of each request. */
  readonly requests: string[] = [];
  readonly sentEvents: { id: string; name: string; data: Record<string, unknown> }[] = [];
  eventKey = 'an-event-key';
  signingKey = 'ab'.repeat(32);
  /** Milliseconds before each response of the API. */
  delayMs = 0;
  /** `broken`: 500; `hanging`: no response. */
  mode: 'working' | 'broken' | 'hanging' = 'working';
  /** Why a registration fails, as plain text with status 400; empty: it does not. */
  registrationError = '';
  private isRegistered = false;
  private readonly seen = new Set<string>();
  /** The runs by the server's id of their event. */
  private readonly runs = new Map<string, { runId: string; status: string }>();
  /** The runs that the queue knows. */
  private readonly queue = new Set<string>();
  private readonly server = createServer((request, response) => void this.respond(request, response));

  url = '';

  async listen(port = 0): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(port, '127.0.0.1', resolve));
    const address = this.server.address();
    if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
    this.url = `http://127.0.0.1:${address.port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** As after `kill -9` and a start with the same SQLite file. */
  killWithoutRedis(): void {
    this.queue.clear();
  }

  /** As after a start with an empty folder. */
  wipe(): void {
    this.isRegistered = false;
    for (const state of [this.seen, this.runs, this.queue]) state.clear();
  }

  /** Lets the run of an event sleep after a step, or wait for the next try of one; its status is as seen then. */
  pause(engineEventId: string, status: 'Completed' | 'Failed'): void {
    this.runs.set(engineEventId, { ...this.runOf(engineEventId), status });
  }

  /** Ends the run of an event. */
  complete(engineEventId: string): void {
    this.pause(engineEventId, 'Completed');
    this.queue.delete(this.runOf(engineEventId).runId);
  }

  private runOf(engineEventId: string): { runId: string; status: string } {
    const run = this.runs.get(engineEventId);
    if (!run) throw new Error('The event has no run.');
    return run;
  }

  /** Accepts an event as if it had been sent. */
  accept(event: { id: string; name: string; data: Record<string, unknown> }): string {
    const engineEventId = makeUlid();
    this.sentEvents.push(event);
    const key = `${event.id} ${event.name}`;
    if (this.isRegistered && !this.seen.has(key)) {
      const runId = makeUlid();
      this.runs.set(engineEventId, { runId, status: 'Scheduled' });
      this.queue.add(runId);
    }
    this.seen.add(key);
    return engineEventId;
  }

  private async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '';
    this.requests.push(`${request.method} ${path}`);
    const body = await text(request);
    if (this.mode === 'hanging') return;
    if (this.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, this.delayMs));
    const json = (content: unknown, status = 200) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(content));
    };
    if (this.mode === 'broken') return json({ error: 'Internal server error', status: 500 }, 500);
    if (path.startsWith('/e/')) return this.respondToEvents(path.slice(3), body, json);
    if (!this.isSigned(request.headers.authorization ?? '')) {
      response.writeHead(401, { 'content-type': 'text/plain; charset=utf-8' });
      return void response.end('Authentication failed\n');
    }
    if (path.startsWith('/fn/register') && this.registrationError) {
      response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' });
      return void response.end(this.registrationError);
    }
    if (path.startsWith('/fn/register')) return json({ ok: true, modified: !this.isRegistered }, this.register());
    return json(this.lookUp(path));
  }

  private respondToEvents(key: string, body: string, json: (content: unknown, status?: number) => void): void {
    if (key !== this.eventKey) return json({ status: 401, message: '', error: 'Event key not found' }, 401);
    const events = JSON.parse(body) as Parameters<InngestServerDouble['accept']>[0][];
    json({ ids: events.length === 0 ? [''] : events.map((event) => this.accept(event)), status: 200 });
  }

  /** Registers the functions. @returns the HTTP status */
  register(): number {
    this.isRegistered = true;
    return 200;
  }

  private lookUp(path: string): unknown {
    const metadata = { fetched_at: new Date().toISOString() };
    const [, kind, id, list] = path.match(/^\/v1\/(events|runs)\/([^/]+)\/(runs|jobs)$/) ?? [];
    if (kind === 'events' && id && list === 'runs') {
      const run = this.runs.get(id);
      return { data: run ? [{ run_id: run.runId, event_id: id, status: run.status, ended_at: null }] : [], metadata };
    }
    const isKnown = [...this.runs.values()].some(({ runId }) => runId === id);
    if (kind !== 'runs' || !isKnown || !id) return { error: 'Unable to load function run', data: null, status: 500 };
    return { data: this.queue.has(id) ? [{ JobID: 'a-job', position: 0, kind: 'start', attempt: 0 }] : [], metadata };
  }

  private isSigned(authorization: string): boolean {
    const given = authorization.replace(/^Bearer /i, '').replace(/^signkey-\w+-/, '');
    const hashed = createHash('sha256').update(Buffer.from(this.signingKey, 'hex')).digest('hex');
    return given === this.signingKey || given === hashed;
  }
}

function makeUlid(): string {
  return `01${randomBytes(12).toString('hex').toUpperCase()}`;
}
