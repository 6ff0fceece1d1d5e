import {
  Agent,
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { errorCode } from '../lib/failure';

interface Upstream {
  url: string;
  /** Not asked before this time, unless all others are in the same state. */
  failedUntil: number;
  served: number;
}

/** Longer than an upstream needs to close its idle connections, and shorter than its restart. */
const failTimeoutMs = 1_000;
const notIdempotent = new Set(['POST', 'PATCH']);
/** They belong to one connection (RFC 9110, section 7.6.1). */
const connectionHeaders = ['connection', 'keep-alive', 'transfer-encoding'];

/**
 * A reverse proxy as nginx is one with `keepalive` and `proxy_next_upstream error http_503`: reads a request whole, then asks one
 * upstream after the other over kept-alive connections. Another is asked after a refused connection, and after an error or
 * 503 if the request is idempotent; a POST that may have been received is never repeated.
 */
export class ReverseProxy {
  /** Requests that got 502, with the reason. */
  readonly lost: string[] = [];
  /** Of a request's body; nginx takes a megabyte when it is told nothing. */
  maxBodyBytes = Number.POSITIVE_INFINITY;
  /** A page of its own instead of every answer, as of a company's sign-in. */
  ownPage: { status: number; html: string } | null = null;
  private upstreams: Upstream[] = [];
  private turn = 0;
  private readonly agent = new Agent({ keepAlive: true });

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(): Promise<ReverseProxy> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const proxy = new ReverseProxy(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('request', (request, response) => void proxy.forward(request, response));
    return proxy;
  }

  setUpstreams(urls: string[]): void {
    this.upstreams = urls.map((url) => ({ url, failedUntil: 0, served: 0 }));
  }

  /** How many requests an upstream has served, other than with 503. */
  servedBy(url: string): number {
    return this.upstreams.find((upstream) => upstream.url === url)?.served ?? 0;
  }

  async stop(): Promise<void> {
    this.agent.destroy();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const { method = 'GET', url = '/' } = request;
    const tooLarge = { status: 413, html: '<html><h1>413 Request Entity Too Large</h1></html>' };
    const own = body.length > this.maxBodyBytes ? tooLarge : this.ownPage;
    if (own) {
      respondWithPage(response, own);
      return;
    }
    const mayRepeat = !notIdempotent.has(method);
    const order = this.order();
    let reason: unknown;
    for (const [index, upstream] of order.entries()) {
      try {
        const received = await this.ask(upstream, request, body);
        if (received.statusCode === 503) {
          upstream.failedUntil = Date.now() + failTimeoutMs;
          if (mayRepeat && index < order.length - 1) {
            received.resume();
            continue;
          }
        } else upstream.served += 1;
        response.writeHead(received.statusCode ?? 502, withoutConnection(received.headers));
        received.pipe(response);
        return;
      } catch (error) {
        reason = error;
        upstream.failedUntil = Date.now() + failTimeoutMs;
        if (!mayRepeat && errorCode(error) !== 'ECONNREFUSED') break;
      }
    }
    this.lost.push(`${method} ${url}: ${String(reason)}`);
    respondWithPage(response, { status: 502, html: '<html><h1>502 Bad Gateway</h1></html>' });
  }

  /** Round robin; those that failed lately come last. */
  private order(): Upstream[] {
    this.turn += 1;
    const first = this.turn % this.upstreams.length;
    const inTurn = [...this.upstreams.slice(first), ...this.upstreams.slice(0, first)];
    const isWell = ({ failedUntil }: Upstream) => failedUntil <= Date.now();
    const well = inTurn.filter(isWell);
    return well.length > 0 ? well : inTurn;
  }

  private ask(upstream: Upstream, request: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
    const headers = { ...withoutConnection(request.headers), 'content-length': body.length };
    return new Promise((resolve, reject) => {
      const sent = httpRequest(upstream.url + (request.url ?? '/'), {
        agent: this.agent,
        method: request.method,
        headers,
      });
      sent.once('response', resolve).once('error', reject).end(body);
    });
  }
}

function respondWithPage(response: ServerResponse, { status, html }: { status: number; html: string }): void {
  response.writeHead(status, { 'content-type': 'text/html' }).end(html);
}

function withoutConnection(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !connectionHeaders.includes(name)));
}
