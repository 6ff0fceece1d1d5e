import { outgoingFetch } from '@/lib/outgoing-fetch';

/** Of one answer, in milliseconds. */
const longestWaitMs = 2000;
/** Of one answer; the longest lists of models are far shorter. */
const mostBytes = 2_000_000;

export interface SmallAnswer {
  status: number;
  /** Undefined: not JSON. */
  json: unknown;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** @returns null where it is longer than is read */
async function readSmall(response: Response): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > mostBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Asks a server that may not be there, or be something else: two seconds, no redirects, a small answer.
 *
 * @param body sent as JSON by POST; nothing: a GET
 * @returns null where nothing usable came
 */
export async function fetchSmall(url: string, body?: unknown): Promise<SmallAnswer | null> {
  try {
    const response = await outgoingFetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(longestWaitMs),
      headers: { accept: 'application/json' },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    const text = await readSmall(response);
    return text === null ? null : { status: response.status, json: parse(text) };
  } catch {
    return null;
  }
}

/** The JSON of a successful answer; undefined: there is none. */
export async function fetchJson(url: string, body?: unknown): Promise<unknown> {
  const answer = await fetchSmall(url, body);
  return answer?.status === 200 ? answer.json : undefined;
}
