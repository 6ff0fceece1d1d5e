import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { clientAddress } from '@/lib/auth/client-address';
import { peerAddressHeader } from '@/lib/auth/peer-address';
import { findSessionId } from '@/lib/auth/session-cookies';
import { BoundedQueue, type Place } from '@/lib/bounded-queue';
import { AppError } from '@/lib/errors';
import { AddressLimit } from './address-limit';
import { onResponseEnd } from './response-end';

export interface AdmissionOptions {
  /** Requests without a session per address and minute; 0 sets no limit. */
  visitorRequestsPerMinute: number;
  trustedProxies: number;
  /** Paths of the files that Next serves from `public`. */
  publicFiles: ReadonlySet<string>;
}

type Lane = 'session' | 'visitor';

/** Pages that render at once and that wait (docs/decisions/0129). */
const limits = {
  running: 3,
  lanes: { session: { running: 3, waiting: 64 }, visitor: { running: 1, waiting: 64 } },
  retryAfterSeconds: 5,
};
/** Of one session: a browser asks for a page and a few that it may show next. */
const waitingPerSession = 16;
/** A page that takes longer waits for its client or the database, not for the processor. */
const slotMs = 2_000;

/** Admits requests to Next: few pages at once, people with a session first, and so many requests from one address. */
export class Admission {
  private readonly queue = new BoundedQueue<Lane>(limits);
  private readonly limit: AddressLimit;
  /** The last page of each connection, on which responses are sent in order, and who has another behind it. */
  private readonly lastPages = new WeakMap<Socket, Promise<void>>();
  private readonly pipelined = new WeakSet<Socket>();

  constructor(private readonly options: AdmissionOptions) {
    this.limit = new AddressLimit(options.visitorRequestsPerMinute);
  }

  /**
   * Calls `serve` at once, or for a page when its turn comes; never, if the client is gone by then.
   *
   * @param refuse is called instead when there are too many requests (429) or pages (503)
   */
  admit(
    request: IncomingMessage,
    response: ServerResponse,
    serve: () => void,
    refuse: (error: AppError) => void,
  ): void {
    const kind = requestKind(request.url ?? '/', this.options.publicFiles);
    if (kind === 'file' || kind === 'program') return serve();
    const sessionId = findSessionId(request.headers.cookie);
    const address = this.addressOf(request);
    const refusal = sessionId === null && address !== null ? this.limit.refusalOf(address) : null;
    if (refusal) return refuse(refusal);
    if (kind === 'api') return serve();
    const place = sessionId === null ? visitorPlace(address) : sessionPlace(sessionId);
    this.queuePage(place, request, response, serve).catch((error: unknown) => {
      if (response.closed || response.headersSent || request.socket.destroyed) return;
      const isFull = error instanceof AppError && error.code === 'request.too-many';
      refuse(isFull ? new AppError('server.busy', { retryAfterSeconds: limits.retryAfterSeconds }) : internal(error));
    });
  }

  /**
   * The visitor's address; null when a proxy that is not declared (`TRUSTED_PROXIES`) hides it: then all visitors would
   * share the proxy's.
   */
  private addressOf({ headers, socket }: IncomingMessage): string | null {
    const { trustedProxies } = this.options;
    if (trustedProxies === 0 && headers['x-forwarded-for'] !== undefined) return null;
    const header = (name: string): string | undefined =>
      name === peerAddressHeader ? socket.remoteAddress : headers[name]?.toString();
    return clientAddress(header, trustedProxies);
  }

  private async queuePage(
    place: Place<Lane>,
    { socket }: IncomingMessage,
    response: ServerResponse,
    serve: () => void,
  ): Promise<void> {
    const gone = new AbortController();
    const closed = new Promise<void>((resolve) => {
      onResponseEnd(response, () => {
        gone.abort();
        resolve();
      });
    });
    await this.waitForEarlierPage(socket, closed);
    await this.queue.run({ ...place, signal: gone.signal }, () => renderPage(serve, closed));
  }

  /** A page that holds a slot must not wait for an earlier one of its connection that needs the slot. */
  private async waitForEarlierPage(socket: Socket, closed: Promise<void>): Promise<void> {
    const previous = this.lastPages.get(socket);
    if (previous && this.pipelined.has(socket)) throw tooMany();
    this.lastPages.set(socket, closed);
    if (!previous) return;
    this.pipelined.add(socket);
    await previous;
    this.pipelined.delete(socket);
  }
}

function visitorPlace(address: string | null): Place<Lane> {
  return { lane: 'visitor', shares: [{ key: address ?? '', waiting: limits.lanes.visitor.waiting }] };
}

function sessionPlace(sessionId: string): Place<Lane> {
  return { lane: 'session', shares: [{ key: sessionId, waiting: waitingPerSession }] };
}

function tooMany(): AppError {
  return new AppError('request.too-many');
}

function internal(cause: unknown): AppError {
  return new AppError('internal', { cause });
}

/** Holds the slot until the response ends, `slotMs` at most. */
async function renderPage(serve: () => void, closed: Promise<void>): Promise<void> {
  serve();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, slotMs);
  });
  await Promise.race([closed, late]);
  clearTimeout(timer);
  // Calls that came meanwhile are handled before the next page.
  await new Promise<void>((resolve) => setImmediate(resolve));
}

/**
 * What a request costs: `file` is sent as it is, `program` has its own checks (health, a clock's, Inngest's and ATS' calls),
 * `api` is a call of the API or of sign-in, and `page` is everything else: Next renders a page even where nothing is there.
 */
type RequestKind = 'file' | 'program' | 'api' | 'page';

const programs = /^\/api\/(health(?:\/live|\/ready)?$|metrics$|inngest$|cron\/|v1\/ats\/webhooks\/)/;
const api = /^\/api\/(v1|auth)\/./;
const builtFiles = '/_next/static/';

/**
 * @param target the request's path with query
 * @param publicFiles paths of the files that Next serves from `public`
 */
function requestKind(target: string, publicFiles: ReadonlySet<string>): RequestKind {
  // Next resolves dot segments, too.
  const { pathname } = new URL(`http://localhost${target}`);
  if (pathname.startsWith(builtFiles) || publicFiles.has(pathname)) return 'file';
  if (programs.test(pathname)) return 'program';
  return api.test(pathname) ? 'api' : 'page';
}
