import { randomUUID } from 'node:crypto';
import { AppError } from '@/lib/errors';
import type { ApiHandler } from './api-handler';
import type { OpenHandler } from './open-handler';
import { problemResponse, requestLocale } from './problem';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Method = (typeof methods)[number];

/** Responds without a session; not part of any operation. */
export type RefusingHandler = (request: Request) => Response;

/** Responds to every request with the same problem, without reading it. */
function refuseWith(error: AppError): RefusingHandler {
  return (request) => {
    const requestId = randomUUID();
    const response = problemResponse(error, { request, requestId, locale: requestLocale(request, null) });
    response.headers.set('x-request-id', requestId);
    response.headers.set('cache-control', 'private, no-store');
    return response;
  };
}

/**
 * Handlers for the methods that a route does not serve: a problem with `Allow`, and `OPTIONS` (RFC 9110, sections 9.3.7
 * and 15.5.6), which Next omits.
 *
 * @param served the route's exports; Next serves `HEAD` by its `GET`
 */
export function rejectOtherMethods<Served extends Method>(
  served: Record<Served, ApiHandler | OpenHandler>,
): Record<Exclude<Method, Served> | 'OPTIONS', RefusingHandler> {
  const allow = [...methods.filter((method) => method in served), ...('GET' in served ? ['HEAD'] : []), 'OPTIONS'];
  const refuse = refuseWith(new AppError('request.wrong-method', { allow }));
  const others = Object.fromEntries(methods.map((method) => [method, refuse])) as Record<Method, RefusingHandler>;
  return { ...others, OPTIONS: () => new Response(null, { status: 204, headers: { allow: allow.join(', ') } }) };
}

const refuseUnknownPath = refuseWith(new AppError('resource.not-found'));

/** Handlers for paths that the API does not have. */
export const unknownPathHandlers: Record<Method | 'OPTIONS', RefusingHandler> = {
  GET: refuseUnknownPath,
  POST: refuseUnknownPath,
  PUT: refuseUnknownPath,
  PATCH: refuseUnknownPath,
  DELETE: refuseUnknownPath,
  OPTIONS: refuseUnknownPath,
};
