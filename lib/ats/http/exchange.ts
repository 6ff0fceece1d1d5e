import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { AppError } from '@/lib/errors';
import { proxyAgent, proxyFor } from '@/lib/outgoing-proxy';
import { checkAddress, lookupNamed, lookupPublic, refuseBehindProxy } from './address-guard';

export interface HttpLimits {
  allowedHosts: readonly string[];
  /** Without a sign of life; milliseconds. */
  quietMs: number;
  /** From the request to the last byte; milliseconds. */
  totalMs: number;
}

export interface OutgoingRequest {
  url: URL;
  method: string;
  headers: Record<string, string>;
  body: Buffer | null;
  /** Whether it is a write, which gets a new connection: on a reused one nobody could tell whether it was received. */
  isWrite: boolean;
}

export interface IncomingAnswer {
  status: number;
  headers: Headers;
  /** Whether a redirect led to it. */
  redirected?: boolean;
  /** The body as it arrives; must be read, or `close` called. */
  body: IncomingMessage;
  close: () => void;
}

/** A connection that failed. `sent`: the request may have been received. */
export class ExchangeError extends Error {
  constructor(
    readonly sent: boolean,
    cause: unknown,
  ) {
    super('The exchange failed.', { cause });
    this.name = 'ExchangeError';
  }
}

const pooling = { keepAlive: true, maxSockets: 32, timeout: 30_000 };
const agents = {
  'http:': new HttpAgent(pooling),
  'https:': new HttpsAgent(pooling),
};

/** Those that go through a proxy, by protocol. */
const proxyAgents = new Map<string, HttpAgent>();

function agentFor(url: URL, isProxied: boolean, isWrite: boolean): HttpAgent | false | undefined {
  if (!isProxied) return isWrite ? false : agents[url.protocol === 'https:' ? 'https:' : 'http:'];
  if (isWrite) return proxyAgent(url);
  const agent = proxyAgents.get(url.protocol) ?? proxyAgent(url, pooling);
  if (agent) proxyAgents.set(url.protocol, agent);
  return agent;
}

function headersOf(message: IncomingMessage): Headers {
  const headers = new Headers();
  for (let index = 0; index + 1 < message.rawHeaders.length; index += 2) {
    headers.append(message.rawHeaders[index] ?? '', message.rawHeaders[index + 1] ?? '');
  }
  return headers;
}

/**
 * Sends one request, without following a redirect, and answers as soon as the headers are there. The connection is made
 * only to public addresses, or to a host that the deployment names; the total time counts until the body's end. Through a
 * proxy the connection is the proxy's: what is known here of the address is checked all the same.
 *
 * @throws AppError `ats.address-refused`; ExchangeError for every other failure
 */
export async function exchange(outgoing: OutgoingRequest, limits: HttpLimits): Promise<IncomingAnswer> {
  const { url, method, headers, body, isWrite } = outgoing;
  const { guarded } = checkAddress(url, limits.allowedHosts);
  const isHttps = url.protocol === 'https:';
  const isProxied = proxyFor(url) !== null;
  if (isProxied) await refuseBehindProxy(url.hostname, guarded);
  return new Promise((resolve, reject) => {
    let sent = false;
    const request = (isHttps ? httpsRequest : httpRequest)(url, {
      method,
      headers: { 'accept-encoding': 'identity', ...headers, ...(body ? { 'content-length': body.length } : {}) },
      agent: agentFor(url, isProxied, isWrite),
      ...(isProxied ? {} : { lookup: guarded ? lookupPublic : lookupNamed }),
    });
    const deadline = setTimeout(() => request.destroy(new Error('Too slow.')), limits.totalMs);
    request.setTimeout(limits.quietMs, () => request.destroy(new Error('Quiet for too long.')));
    request.on('socket', (socket) => {
      // With a proxy the socket exists only once the connection is made.
      if (request.reusedSocket || isProxied) sent = true;
      else socket.once(isHttps ? 'secureConnect' : 'connect', () => (sent = true));
    });
    request.on('close', () => clearTimeout(deadline));
    request.on('error', (error) => reject(error instanceof AppError ? error : new ExchangeError(sent, error)));
    request.on('response', (message) => {
      // The reader of the body gets its errors; without a reader they must not end the process.
      message.on('error', () => undefined);
      resolve({
        status: message.statusCode ?? 0,
        headers: headersOf(message),
        body: message,
        close: () => request.destroy(),
      });
    });
    request.end(body ?? undefined);
  });
}

/**
 * The whole body, read as it arrives and given up as soon as it is too long.
 *
 * @returns null when it is longer than `maxBytes`
 * @throws ExchangeError when the connection ends before the body does
 */
export async function readBody(answer: IncomingAnswer, maxBytes: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of answer.body as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > maxBytes) {
        answer.close();
        return null;
      }
      chunks.push(chunk);
    }
  } catch (error) {
    throw new ExchangeError(true, error);
  }
  if (!answer.body.complete) throw new ExchangeError(true, new Error('The body was cut.'));
  return Buffer.concat(chunks);
}
