/**
 * The members of `application/problem+json` that the browser reads (RFC 9457, docs/specification.md, Conventions of the
 * API).
 */
interface Problem {
  code: string;
  detail: string;
  requestId?: string;
  timestamp?: string;
  errors: { path: string; code: string; message: string }[];
}

/** Parses JSON; undefined when invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function textOf(value: unknown, key: string): string | undefined {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return typeof found === 'string' ? found : undefined;
}

function readField(value: unknown): Problem['errors'][number] | null {
  const [path, code, message] = [textOf(value, 'path'), textOf(value, 'code'), textOf(value, 'message')];
  return path === undefined || code === undefined || message === undefined ? null : { path, code, message };
}

/**
 * Parses an error response without zod, which would add a third to the page's scripts.
 *
 * @returns null when `value` is not a problem, e.g. a proxy's page
 */
export function readProblem(value: unknown): Problem | null {
  const [code, detail] = [textOf(value, 'code'), textOf(value, 'detail')];
  if (code === undefined || detail === undefined) return null;
  const [requestId, timestamp] = [textOf(value, 'requestId'), textOf(value, 'timestamp')];
  const errors: unknown = Reflect.get(Object(value), 'errors');
  return {
    code,
    detail,
    ...(requestId === undefined ? {} : { requestId }),
    ...(timestamp === undefined ? {} : { timestamp }),
    errors: Array.isArray(errors) ? errors.map(readField).filter((field) => field !== null) : [],
  };
}
