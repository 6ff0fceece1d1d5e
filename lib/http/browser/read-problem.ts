/** What the browser reads of `application/problem+json` (RFC 9457, decisions.md, Conventions of the API). */
interface Problem {
  code: string;
  detail: string;
  requestId?: string;
  timestamp?: string;
  errors: { path: string; code: string; message: string }[];
}

/** The JSON in `text`; undefined where there is none. */
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
 * Reads an error answer by hand: zod would be a third of what the page loads for this alone.
 *
 * @returns null when `value` is not such an answer, e.g. the page of a proxy
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
