import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseTraceparent } from '@/lib/tracing/trace-context';
import { beginSpan } from '@/lib/tracing/trace';
import { kindOf } from './count-at-end';
import { onResponseEnd } from './response-end';

/** Every few seconds, or in dozens for a page: they would hide the others. */
const untraced = /^(?:file|\/api\/health.*|\/api\/metrics)$/;

/** Serves a request as a span, which goes on where the caller's trace is (`traceparent`) and has the route's name, never the path. */
export function traceRequest(request: IncomingMessage, response: ServerResponse, serve: () => void): void {
  const { method = '', url = '/', headers } = request;
  const kind = kindOf(url);
  const isTraced = kind === null || !untraced.test(kind);
  const begun = isTraced ? beginSpan('request', 'server', {}, parseTraceparent(headers.traceparent)) : null;
  if (!begun) return serve();
  const { span, within, end } = begun;
  onResponseEnd(response, () => {
    const route = (span.attributes['http.route'] ??= kind ?? '/api/v1/…');
    const known = /^[A-Z]{3,7}$/.test(method) ? method : '_OTHER';
    span.name = `${known} ${String(route)}`;
    Object.assign(span.attributes, {
      'http.request.method': known,
      'http.response.status_code': response.statusCode,
    });
    end(response.statusCode >= 500);
  });
  within(serve);
}
