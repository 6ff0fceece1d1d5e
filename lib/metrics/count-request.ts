import { instruments } from './instruments';

/** Methods of other names would each be a series of their own. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

interface CountedRequest {
  /** A template such as `/api/v1/processes/{processId}`, or what kind of request it was; never a path. */
  route: string;
  method: string;
  status: number;
  milliseconds: number;
}

/** Counts a request that was responded to. */
export function countRequest({ route, method, status, milliseconds }: CountedRequest): void {
  const labels = { route, method: methods.has(method) ? method : 'other' };
  const { requests, requestSeconds } = instruments();
  requests.inc({ ...labels, status: String(status) });
  requestSeconds.observe(labels, milliseconds / 1000);
}

type Params = Record<string, string | string[] | undefined>;

/**
 * The route that a path was served by, for counting: each parameter's value stands as its name.
 *
 * @param path as requested, without query
 */
export function routeOf(path: string, params: Params): string {
  const names = new Map(
    Object.entries(params).flatMap(([name, value]) =>
      [value ?? []].flat().map((part) => [part, Array.isArray(value) ? '…' : `{${name}}`] as const),
    ),
  );
  const segments = path.split('/').map((segment) => names.get(decoded(segment)) ?? segment);
  return segments.filter((segment, index) => segment !== '…' || segments[index - 1] !== '…').join('/');
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
