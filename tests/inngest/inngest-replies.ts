import { createHash } from 'node:crypto';

export interface Reply {
  status: number;
  headers: Record<string, string>;
  text: string;
}

/** What there is, or why there is nothing. */
export type Found = { data: unknown } | { error: string; status: number };
type Find = (kind: string, id: string, list: string) => Found;

const json = { 'content-type': 'application/json' };

/** What Go sends without a content type, and `http.Error`. */
export const plain = (status: number, text: string): Reply => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  text,
});

/** pkg/publicerr, WriteHTTP: JSON that is called plain text. */
export const failure = (status: number, error: string): Reply =>
  plain(status, `${JSON.stringify({ error, data: null, status })}\n`);

/** pkg/authn/signing_key_strategy.go: the key in plain text or hashed, with or without its prefix. */
export function isSigned(authorization: string, signingKey: string): boolean {
  if (authorization.slice(0, 6).toUpperCase() !== 'BEARER') return false;
  const given = authorization.slice(7).replace(/^signkey-\w+-/, '');
  const hashed = createHash('sha256').update(Buffer.from(signingKey, 'hex')).digest('hex');
  return given === signingKey || given === hashed;
}

/** How long a list of runs, and of jobs, is kept (pkg/api/apiv1/events.go and runs.go). */
const keptMs = { runs: 15_000, jobs: 5_000, event: 5_000, run: 3_000 };

/**
 * Responses under `/v1`, kept by address and key as pkg/api/apiv1/cache.go does: what has changed since is not seen, and what comes
 * from there is called plain text. A status other than 200 does not get through it, only the one in the body.
 */
export class Replies {
  private readonly kept = new Map<string, { text: string; until: number }>();

  clear(): void {
    this.kept.clear();
  }

  lookUp(path: string, authorization: string, find: Find): Reply {
    const key = `${path} ${authorization}`;
    const known = this.kept.get(key);
    if (known && known.until > Date.now()) return plain(200, known.text);
    const [, kind = '', id = '', list = kind.slice(0, -1)] =
      /^\/v1\/(events|runs)\/([^/?]+)(?:\/(runs|jobs))?/.exec(path) ?? [];
    const found = find(kind, id, list);
    if ('error' in found) return { ...failure(200, found.error), text: failed(found), headers: json };
    const ms = keptMs[list as keyof typeof keptMs];
    const now = Date.now();
    const metadata = { fetched_at: new Date(now).toISOString(), cached_until: new Date(now + ms).toISOString() };
    const text = `${JSON.stringify({ data: found.data, metadata })}\n`;
    this.kept.set(key, { text, until: now + ms });
    return { status: 200, headers: { ...json, 'cache-control': `private, max-age=${ms / 1000}` }, text };
  }
}

const failed = ({ error, status }: { error: string; status: number }) =>
  `${JSON.stringify({ error, data: null, status })}\n`;
