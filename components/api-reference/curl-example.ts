import type { ApiOperationView } from '@/lib/http/openapi/api-reference-schema';

type Called = Pick<ApiOperationView, 'method' | 'path' | 'body'>;

/** A text between single quotes of a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

function bodyOf({ body }: Called): string[] {
  if (!body) return [];
  if (body.mediaType !== 'application/json') return ["-F 'files=@cv.pdf'"];
  const json = body.example === null ? '{}' : JSON.stringify(JSON.parse(body.example));
  return ["-H 'Content-Type: application/json'", `-d ${quoted(json)}`];
}

/**
 * The call of an operation by a program; `$BASE` and `$TOKEN` are as in the introduction, parts of the path in braces are
 * to be replaced.
 */
export function curlExample(operation: Called): string {
  const { method, path } = operation;
  const request = method === 'GET' ? 'curl' : `curl -X ${method}`;
  const address = `"$BASE/api/v1${path}"`;
  return [`${request} ${address}`, '-H "Authorization: Bearer $TOKEN"', ...bodyOf(operation)].join(' \\\n  ');
}
