import { AsyncLocalStorage } from 'node:async_hooks';
import type { EngineContactKind, EngineContactResult } from '@/lib/db/generated/client';
import { limitedFetch } from '@/lib/jobs/limited-fetch';
import { recordContact } from './contact';

/** `requests`: those of a send that were not refused, or not yet. `givenUp`: after it there are none. */
const sending = new AsyncLocalStorage<{ requests: number; givenUp: AbortSignal }>();

/**
 * Does `send`, and says whether events may have arrived at the server although it failed. After `limitMs` it is given up: the
 * SDK goes on trying, but makes no request.
 */
export async function observeArrival(
  limitMs: number,
  send: () => Promise<{ ids: string[] }>,
): Promise<{ ids: string[] } | { error: unknown; mayHaveArrived: boolean }> {
  const limit = new AbortController();
  const attempt = { requests: 0, givenUp: limit.signal };
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const error = new Error(`The runner did not take the events within ${limitMs} ms.`);
      reject(error);
      limit.abort(error);
    }, limitMs);
  });
  try {
    return await Promise.race([sending.run(attempt, send), tooLate]);
  } catch (error) {
    return { error, mayHaveArrived: attempt.requests > 0 };
  } finally {
    clearTimeout(timer);
  }
}

/** `fetch` for an Inngest server: with a timeout, and its outcome is recorded as a contact. */
export function serverFetch(limitMs: number): typeof fetch {
  const request = limitedFetch(limitMs);
  return async (input, init) => {
    const kind = contactKind(new URL(input instanceof Request ? input.url : input).pathname);
    const givenUp = sending.getStore()?.givenUp;
    givenUp?.throwIfAborted();
    countRequest(1);
    try {
      const signals = [init?.signal, givenUp].filter((signal) => signal instanceof AbortSignal);
      const response = await request(input, { ...init, signal: AbortSignal.any(signals) });
      const result = contactResult(kind, response.status);
      if (result === 'KEY_REFUSED') countRequest(-1);
      await recordContact({ kind, result, httpStatus: response.status });
      return kind === 'REGISTRATION' && !response.ok ? await readableRefusal(response) : response;
    } catch (error) {
      if (isConnectionRefused(error)) countRequest(-1);
      await recordContact({ kind, result: 'UNREACHABLE', httpStatus: null });
      throw error;
    }
  };
}

function countRequest(change: 1 | -1): void {
  const attempt = sending.getStore();
  if (attempt) attempt.requests += change;
}

function contactKind(path: string): EngineContactKind {
  if (path.includes('/e/')) return 'EVENTS';
  return path.endsWith('/fn/register') ? 'REGISTRATION' : 'RUNS';
}

function contactResult(kind: EngineContactKind, status: number): EngineContactResult {
  // Inngest Cloud responds 404 to an unknown event key, a server of your own 401.
  if (status === 401 || status === 403 || (kind === 'EVENTS' && status === 404)) return 'KEY_REFUSED';
  return status < 400 ? 'OK' : 'FAILED';
}

/** The server refuses a registration in plain text, where the SDK expects JSON and would report a syntax error. */
async function readableRefusal(response: Response): Promise<Response> {
  if (response.headers.get('content-type')?.includes('json')) return response;
  const { status } = response;
  const text = (await response.text()).trim();
  return Response.json({ status, error: `The server responded with status ${status}: ${text}` }, { status });
}

function isConnectionRefused(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return code === 'ECONNREFUSED' || code === 'ENOTFOUND';
}
