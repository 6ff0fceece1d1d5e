import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { InngestState, type SentEvent } from './inngest-state';
import { readEvents, refuseEvents } from './inngest-events';
import { failure, isSigned, plain, Replies, type Reply } from './inngest-replies';

/**
 * A double of a self-hosted Inngest server, version 1.44.0 (`inngest start`, SQLite, no Redis), as its source says and as it responded
 * when tried; README.md lists what follows which text. It runs nothing by itself.
 */
export class InngestServerDouble {
  /** Method and path of each request. */
  readonly requests: string[] = [];
  readonly sentEvents: SentEvent[] = [];
  eventKey = 'an-event-key';
  signingKey = 'ab'.repeat(32);
  /** Milliseconds before each response of the API. */
  delayMs = 0;
  /**
   * `broken`: something before the server responds 500. `failing`: its database fails, which it says with 400 and 200.
   * `hanging`: no response.
   */
  mode: 'working' | 'broken' | 'failing' | 'hanging' = 'working';
  /** Why a registration fails, with status 400; empty: it does not. */
  registrationError = '';
  /** How long after an event its run is listed; the real server took about 300 ms when idle, minutes when flooded. */
  runsStartAfterMs = 0;
  private readonly state = new InngestState();
  private readonly replies = new Replies();
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

  /** As after `kill -9` and a start with the same SQLite file: runs keep their status; jobs, and which ids were seen, are gone. */
  killWithoutRedis(): void {
    this.state.loseQueue();
    this.replies.clear();
  }

  /** As after a start with an empty folder. */
  wipe(): void {
    this.state.clear();
    this.replies.clear();
  }

  /** Lets the run of an event sleep after a step, or wait for the next try of one; its status is as seen then. */
  pause(engineEventId: string, status: 'Completed' | 'Failed' | 'Running'): void {
    this.state.pause(engineEventId, status);
    this.replies.clear();
  }

  /** Ends the run of an event. */
  complete(engineEventId: string, status: 'Completed' | 'Failed' = 'Completed'): void {
    this.state.end(engineEventId, status);
    this.replies.clear();
  }

  /** Registers a function for every event. @returns the HTTP status */
  register(): number {
    this.state.registerAll();
    return 200;
  }

  /** Accepts an event as if it had been sent. @returns the server's id of it */
  accept(event: SentEvent): string {
    this.sentEvents.push(event);
    return this.state.accept(event, this.runsStartAfterMs);
  }

  private async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '';
    this.requests.push(`${request.method} ${path}`);
    const body = await text(request);
    if (this.mode === 'hanging') return;
    if (this.delayMs > 0) await sleep(this.delayMs);
    const { status, headers, text: said } = this.reply(request, path, body);
    response.writeHead(status, { 'x-inngest-server-kind': 'cloud', ...headers });
    response.end(said);
  }

  private reply({ method, headers }: IncomingMessage, path: string, body: string): Reply {
    if (this.mode === 'broken') return failure(500, 'Internal server error');
    const [route] = path.split('?');
    if (route === '/health') return { ...plain(200, '{"status":200,"message":"OK"}\n'), headers: json };
    if (/^\/e\/[^/]+$/.test(route ?? '')) return method === 'POST' ? this.takeEvents(path.slice(3), body) : notAllowed;
    const isRegistration = route === '/fn/register';
    const isLookUp = /^\/v1\/(?:events|runs)\/[^/]+(?:\/(?:runs|jobs))?$/.test(route ?? '');
    if (!isRegistration && !isLookUp) return plain(404, '404 page not found\n');
    if (method !== (isRegistration ? 'POST' : 'GET')) return notAllowed;
    if (!isSigned(headers.authorization ?? '', this.signingKey)) return plain(401, 'Authentication failed\n');
    if (isRegistration) return this.registerFrom(body, String(headers['x-inngest-expected-server-kind'] ?? 'cloud'));
    return this.replies.lookUp(path, headers.authorization ?? '', (...asked) =>
      this.mode === 'failing' ? { error: 'Unable to query event runs', status: 500 } : this.state.find(...asked),
    );
  }

  private takeEvents(key: string, body: string): Reply {
    if (key !== this.eventKey) {
      return { ...plain(401, '{"status":401,"message":"","error":"Event key not found"}\n'), headers: json };
    }
    if (this.mode === 'failing') return refuseEvents([], 'database is locked');
    return readEvents(body, (event) => this.accept(event));
  }

  private registerFrom(body: string, kind: string): Reply {
    if (kind !== 'cloud')
      return plain(400, `${JSON.stringify({ error: `Expected server kind cloud, got ${kind}` })}\n`);
    if (this.registrationError) return failure(400, this.registrationError);
    if (this.mode === 'failing') return failure(500, 'Error updating apps');
    return this.state.registerFrom(body);
  }
}

const json = { 'content-type': 'application/json' };
const notAllowed: Reply = { status: 405, headers: { allow: 'POST' }, text: '' };
