import { AppError } from '@/lib/errors';
import type { AtsClock } from './ats-clock';
import { failureOf, isWrite, refusalOf, shortestLimitSeconds, type AtsCall } from './ats-call';
import { longestWaitMs, type ConnectionState } from './connection-state';
import { readBody, type HttpLimits, type IncomingAnswer, type OutgoingRequest } from './exchange';
import { exchangeFollowing } from './follow-redirects';
import type { Authorisation } from './authorisation';
import { waitAfter, waitOf } from './wait-headers';

export interface AtsAnswer {
  headers: Headers;
  /** Parsed; null where there is no body. */
  json: unknown;
  redirected: boolean;
}

export interface AtsClientOptions {
  /** All calls stay with this server. */
  apiUrl: string;
  /** Of every call. */
  headers: Record<string, string>;
  callsPerSecond: number;
  authorisation: Authorisation;
  state: ConnectionState;
  limits: HttpLimits;
  clock?: AtsClock;
  /** For tests. */
  sleep?: (ms: number) => Promise<void>;
}

/** Slightly more than a second, because calls sent at even intervals do not arrive so. */
const spacingMs = 1050;
const maxJsonBytes = 8 * 1024 * 1024;
/** Of a call that can be repeated: 3 in all. */
const maxRetries = 2;
/** Before a refused key is tried once more. */
const refusedWaitMs = 2000;

const sleepReally = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** 0.3 s, then 0.6 s, each ± half. */
const backoffMs = (attempt: number) => 300 * 2 ** attempt * (0.5 + Math.random());

function parseJson(body: Buffer | null): unknown {
  if (!body) throw new AppError('ats.bad-answer', { cause: new Error('Longer than 8 MB') });
  if (body.length === 0) return null;
  try {
    return JSON.parse(body.toString('utf8'));
  } catch (cause) {
    throw new AppError('ats.bad-answer', { cause });
  }
}

const limitOf = (headers: Headers): number => Math.max(shortestLimitSeconds, waitOf(headers) ?? 10);

/** Milliseconds to wait before the call is made once more; null: it is not. */
function retryDelay(error: unknown, attempt: number): number | null {
  if (!(error instanceof AppError) || attempt >= maxRetries) return null;
  const waitMs = (error.retryAfterSeconds ?? 0) * 1000;
  if (error.code === 'ats.rate-limited' && waitMs <= longestWaitMs) return waitMs * 2 ** attempt + backoffMs(0);
  return error.code === 'ats.unreachable' && waitMs <= longestWaitMs ? Math.max(waitMs, backoffMs(attempt)) : null;
}

/** Calls one connection's API: authorised, at its rate, repeated where that is safe, with the errors of `AtsProvider`. */
export class AtsClient {
  private readonly sleep: (ms: number) => Promise<void>;

  constructor(private readonly options: AtsClientOptions) {
    this.sleep = options.sleep ?? sleepReally;
  }

  /** Makes a call and parses its answer, of at most 8 MB. */
  async call(call: AtsCall): Promise<AtsAnswer> {
    return this.repeat(call, async (answer) => ({
      headers: answer.headers,
      redirected: answer.redirected === true,
      json: parseJson(answer.status === 204 ? Buffer.alloc(0) : await readBody(answer, maxJsonBytes)),
    }));
  }

  /** Like {@link call}, but null when the record does not exist. */
  async find(call: AtsCall): Promise<AtsAnswer | null> {
    try {
      return await this.call(call);
    } catch (error) {
      if (error instanceof AppError && error.code === 'ats.record-not-found') return null;
      throw error;
    }
  }

  /**
   * A file of the API, or behind a signed link, which gets no credentials and may be on another server.
   *
   * @throws AppError `cv.too-large`, and as {@link call}
   */
  async download(source: AtsCall | { link: string }, maxBytes: number): Promise<Buffer> {
    const read = async (answer: IncomingAnswer) => {
      const bytes = await readBody(answer, maxBytes);
      if (!bytes) throw new AppError('cv.too-large');
      return bytes;
    };
    if (!('link' in source)) return this.repeat({ ...source, headers: { accept: '*/*' } }, read);
    if (!URL.canParse(source.link)) throw new AppError('ats.bad-answer');
    const request = { url: new URL(source.link), method: 'GET', headers: {}, body: null, isWrite: false };
    return this.repeated({}, async () => read(await this.linkAnswer(request)));
  }

  private async linkAnswer(request: OutgoingRequest): Promise<IncomingAnswer> {
    const answer = await exchangeFollowing(request, this.options.limits);
    if (answer.status === 200) return answer;
    answer.close();
    // An expired or withdrawn link says nothing about the connection.
    const isGone = [401, 403].includes(answer.status);
    throw isGone ? new AppError('ats.record-not-found') : refusalOf(answer.status, answer.headers, {});
  }

  private repeat<Result>(call: AtsCall, read: (answer: IncomingAnswer) => Promise<Result>): Promise<Result> {
    return this.repeated(call, async () => {
      const failures = await this.book();
      const answer = await this.authorised(call);
      const result = await read(answer);
      if (failures > 0 || call.forbidsAll) await this.options.state.recordSuccess();
      return result;
    });
  }

  private async repeated<Result>(call: Pick<AtsCall, 'method'>, attempt: () => Promise<Result>): Promise<Result> {
    for (let number = 0; ; number += 1) {
      try {
        return await attempt();
      } catch (thrown) {
        const error = failureOf(thrown, call);
        const delay = retryDelay(error, number);
        if (delay === null) {
          await this.note(error);
          throw error;
        }
        await this.sleep(delay);
      }
    }
  }

  /**
   * Counts failures of the server; a refusal of one record is none. A pause that another call ordered is not counted
   * again.
   */
  private async note(error: unknown): Promise<void> {
    if (!(error instanceof AppError)) return;
    const isFailure = error.code === 'ats.unreachable' || error.code === 'ats.uncertain';
    if (isFailure && error.values['paused'] === undefined) await this.options.state.recordFailure();
  }

  /** Waits for this call's turn. @returns the failures in a row before it */
  private async book(): Promise<number> {
    const { state, callsPerSecond } = this.options;
    for (let tries = 0; ; tries += 1) {
      const booking = await state.book(spacingMs / callsPerSecond);
      if (booking.kind === 'stopped') throw new AppError(booking.reason);
      if (booking.kind === 'booked') {
        if (booking.waitMs > 0) await this.sleep(booking.waitMs);
        return booking.failures;
      }
      if (booking.waitMs > longestWaitMs || tries > 4) {
        const retryAfterSeconds = Math.max(1, Math.ceil(booking.waitMs / 1000));
        throw new AppError(booking.reason, { retryAfterSeconds, values: { paused: 1 } });
      }
      await this.sleep(booking.waitMs + 20);
    }
  }

  private async authorised(call: AtsCall): Promise<IncomingAnswer> {
    const { authorisation, state, limits } = this.options;
    const header = await authorisation.header();
    let answer = await exchangeFollowing(this.request(call, header), limits);
    if (answer.status === 401) {
      answer.close();
      const renewed = await authorisation.renew(header);
      // A key never changes, so one refusal may be a fault of the moment. Nothing that was refused has been applied.
      if (renewed === null) await this.sleep(refusedWaitMs);
      answer = await exchangeFollowing(this.request(call, renewed ?? header), limits);
    }
    this.options.clock?.hear(answer.headers);
    const isAsked = answer.status === 429;
    const wait = isAsked ? limitOf(answer.headers) : waitAfter(answer.headers);
    if (wait !== null && wait > 0) await state.block(wait, isAsked ? 'asked' : 'limit');
    if (answer.status >= 200 && answer.status < 300) return answer;
    answer.close();
    if (answer.status === 401) await state.stop('ats.credentials-refused');
    if (answer.status === 403 && call.forbidsAll) await state.stop('ats.forbidden');
    throw refusalOf(answer.status, answer.headers, call);
  }

  private request(call: AtsCall, authorization: string): OutgoingRequest {
    const base = this.options.apiUrl.replace(/\/?$/, '/');
    if (!URL.canParse(call.path, base)) throw new AppError('ats.bad-answer');
    const url = new URL(call.path, base);
    if (url.origin !== new URL(base).origin) throw new AppError('ats.address-refused');
    for (const [name, value] of Object.entries(call.query ?? {})) url.searchParams.set(name, value);
    const json = call.json === undefined ? null : Buffer.from(JSON.stringify(call.json));
    const type = call.body?.type ?? (json ? (this.options.headers['content-type'] ?? 'application/json') : null);
    return {
      url,
      method: call.method ?? 'GET',
      headers: { ...this.options.headers, ...call.headers, authorization, ...(type ? { 'content-type': type } : {}) },
      body: call.body?.bytes ?? json,
      isWrite: isWrite(call),
    };
  }
}
