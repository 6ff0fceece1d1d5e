import { randomUUID } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { request as httpRequest, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { AppError } from '@/lib/errors';
import { cookieLocale, toLocale } from '@/lib/i18n/locale';
import type { Admission } from './admission';
import { countAtEnd, countAsRefused } from './count-at-end';
import type { KnownHosts } from './known-hosts';
import { describeProblem } from './problem';
import { discardLimit } from './read-body';
import { refusalOf } from './request-refusal';
import { dataPolicy, securityHeaders } from './security-headers';
import { servesPath, type ProcessRole } from './serves-path';
import type { ServerTraffic } from './server-traffic';
import { traceRequest } from './trace-request';

export interface GuardOptions {
  /** Null when the platform already restricts hosts. */
  hosts: KnownHosts | null;
  /** Null admits every request at once. */
  admission: Admission | null;
  /** Of every response, beside those of `securityHeaders`. */
  headers?: readonly { key: string; value: string }[];
  /** Allows the web socket of Next's development server. */
  development: boolean;
  /** Requests that are for processes of another role are refused. */
  role?: ProcessRole;
  /** Is notified of every request, and refuses them while the process stops. */
  traffic: ServerTraffic;
}

/** Node's default is a minute. */
const headersTimeoutMs = 20_000;
/** A hundred CVs over a slow line; `bodyChunks` ends slower uploads. */
const requestTimeoutMs = 15 * 60_000;

/** A restart takes a few seconds; another instance may serve at once. */
const retryAfterSeconds = 2;

const channel = 'http.server.request.start';

type AnyRequestListener = (request: IncomingMessage, response: ServerResponse) => void;
type AnyUpgradeListener = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** Responds before Next handles the request, without reading its body. */
function refuse(request: IncomingMessage, response: ServerResponse, refusal: AppError): void {
  const { headers, method = '', url = '' } = request;
  const requestId = randomUUID();
  const locale = cookieLocale(headers.cookie) ?? toLocale(undefined);
  const [path = ''] = url.split('?', 1);
  const problem = describeProblem(refusal, { method, url: path, requestId, locale });
  countAsRefused(response);
  for (const { key, value } of [...securityHeaders, dataPolicy]) response.setHeader(key, value);
  response.setHeader('cache-control', 'no-store');
  response.setHeader('x-request-id', requestId);
  const isForPerson = headers.accept?.includes('text/html') ?? false;
  const type = isForPerson ? 'text/plain; charset=utf-8' : 'application/problem+json';
  response.writeHead(problem.status, { ...problem.headers, 'content-type': type });
  response.end(method === 'HEAD' ? undefined : isForPerson ? problem.body.detail : JSON.stringify(problem.body));
}

function refusalOfRole({ url = '/' }: IncomingMessage, role: ProcessRole): AppError | null {
  const [path = ''] = url.split('?', 1);
  return servesPath(role, path) ? null : new AppError('request.wrong-role');
}

/**
 * Refuses a request after reading it: its connection closes with the response, which a client that still sends would
 * not see.
 */
async function refuseWhileStopping(request: IncomingMessage, response: ServerResponse): Promise<void> {
  await requestRead(request);
  // The page that a browser gets loads itself again.
  if (request.headers.accept?.includes('text/html')) response.setHeader('refresh', String(retryAfterSeconds));
  refuse(request, response, new AppError('server.stopping', { retryAfterSeconds }));
}

/**
 * Guards a server's request handlers (docs/decisions/0086): rejects unknown hosts, unserved methods and paths, admits few
 * pages at once, cuts off unread bodies, ends slow clients, refuses everything while the process stops
 * (docs/decisions/0126), and treats upgrades as ordinary requests (RFC 9110, section 7.8), where Next would leave the
 * connection open. A custom server could do this, but `output: 'standalone'` allows none.
 */
export function guardServer(
  server: Server,
  { hosts, admission, headers = [], development, role = 'all', traffic }: GuardOptions,
): void {
  server.headersTimeout = headersTimeoutMs;
  server.requestTimeout = requestTimeoutMs;
  traffic.addServer(server);

  const requestListeners = server.listeners('request') as AnyRequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    response.once('finish', () => limitUnreadBody(request));
    traffic.track(response);
    countAtEnd(request, response);
    for (const { key, value } of headers) response.setHeader(key, value);
    const refusal = refusalOf(request, hosts) ?? refusalOfRole(request, role);
    if (traffic.stopping) return void refuseWhileStopping(request, response);
    if (refusal) return refuse(request, response, refusal);
    const serve = (): void => {
      traceRequest(request, response, () => {
        for (const listener of requestListeners) listener.call(server, request, response);
      });
    };
    if (admission) admission.admit(request, response, serve, (error) => refuse(request, response, error));
    else serve();
  });

  const upgradeListeners = server.listeners('upgrade') as AnyUpgradeListener[];
  server.removeAllListeners('upgrade');
  if (!development) return;
  server.on('upgrade', (request, socket, head) => {
    if (!request.url?.startsWith('/_next/')) socket.destroy();
    else for (const listener of upgradeListeners) listener.call(server, request, socket, head);
  });
}

/** Sends a request to our own server, so that Node exposes it before the first real request. */
function requestOwnServer(host: string, port: number): Promise<void> {
  return new Promise((resolve) => {
    const probe = httpRequest({ host, port, method: 'OPTIONS', path: '*', agent: false, timeout: 5000 });
    probe.on('response', (response) => response.resume());
    probe.on('timeout', () => probe.destroy());
    // If the server cannot be reached under this name, the first ordinary request exposes it.
    probe.on('error', () => resolve());
    probe.on('close', () => resolve());
    probe.end();
  });
}

/**
 * Guards every HTTP server of this process. Node's diagnostics channel exposes a server when one of its requests
 * starts, before it is handled.
 *
 * @param listening this process's listening address
 * @returns a function that guards no further servers; those already guarded stay so
 */
export async function guardServers(
  options: GuardOptions,
  listening: { host?: string | undefined; port: number },
): Promise<() => void> {
  const guarded = new WeakSet<Server>();
  const guardOnFirstRequest = (message: unknown): void => {
    const { server } = message as { server: Server };
    if (guarded.has(server)) return;
    guarded.add(server);
    guardServer(server, options);
  };
  subscribe(channel, guardOnFirstRequest);
  const everywhere: Record<string, string> = { '': '127.0.0.1', '0.0.0.0': '127.0.0.1', '::': '::1' };
  const host = listening.host ?? '';
  await requestOwnServer(everywhere[host] ?? host, listening.port);
  return () => void unsubscribe(channel, guardOnFirstRequest);
}

const checkEveryMs = 200;

/**
 * Node reads the rest of a request after responding, to reuse the connection. This closes the connection when that is
 * too much or takes too long.
 *
 * @param request one that has been responded to
 */
function limitUnreadBody(request: IncomingMessage): void {
  if (request.complete) return;
  const { socket } = request;
  const before = socket.bytesRead;
  const deadline = Date.now() + discardLimit.ms;
  // Nothing else drains a body that a handler stopped reading.
  const discard = (): void => {
    while (request.read() !== null);
  };
  request.on('readable', discard);
  const timer = setInterval(() => {
    if (request.complete || socket.destroyed) clearInterval(timer);
    else if (socket.bytesRead - before > discardLimit.maxBytes || Date.now() > deadline) socket.destroy();
  }, checkEveryMs).unref();
}

/** Resolves when a request's body has been read and dropped, at most as much and as long as that of a refused one. */
function requestRead(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    const { socket } = request;
    const before = socket.bytesRead;
    const deadline = Date.now() + discardLimit.ms;
    const timer = setInterval(() => {
      if (socket.bytesRead - before > discardLimit.maxBytes || Date.now() > deadline) done();
    }, checkEveryMs).unref();
    const done = (): void => {
      clearInterval(timer);
      resolve();
    };
    request.once('end', done).once('close', done).resume();
  });
}
