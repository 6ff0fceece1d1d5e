import { randomUUID } from 'node:crypto';
import { mapDatabaseError } from '@/lib/db/map-database-error';
import { AppError } from '@/lib/errors';
import { loggableError } from '@/lib/loggable-error';
import { logger } from '@/lib/logger';
import { countRequest } from '@/lib/metrics/count-request';
import { nameRequest } from '@/lib/tracing/trace';
import { problemResponse, requestLocale } from './problem';
import { discardBody, readBody } from './read-body';

type Params = Record<string, string | string[] | undefined>;

interface OpenDefinition {
  /** For the log, instead of the path, which may hold a secret. */
  name: string;
  maxBodyBytes: number;
  /** Success status, without a body. */
  status: number;
  handle: (input: { params: Params; body: Buffer; headers: Headers }) => Promise<void>;
}

export type OpenHandler = (request: Request, context: { params: Promise<Params> }) => Promise<Response>;

/**
 * A route handler for other systems: no session and no CSRF token; `handle` finds out who sends, from the raw body. Not
 * part of the OpenAPI document.
 */
export function openHandler({ name, maxBodyBytes, status, handle }: OpenDefinition): OpenHandler {
  return async (request, { params }) => {
    const requestId = randomUUID();
    const startedAt = performance.now();
    const response = await respond();
    const milliseconds = performance.now() - startedAt;
    nameRequest(`/api/v1/${name}`);
    countRequest({ route: `/api/v1/${name}`, method: request.method, status: response.status, milliseconds });
    response.headers.set('x-request-id', requestId);
    response.headers.set('cache-control', 'private, no-store');
    return response;

    async function respond(): Promise<Response> {
      try {
        const body = await readBody(request, { maxBytes: maxBodyBytes });
        await handle({ params: await params, body, headers: request.headers });
        logger.info({ requestId, name, status }, 'request');
        return new Response(null, { status });
      } catch (error) {
        const failure = mapDatabaseError(error);
        await discardBody(request);
        if (failure instanceof AppError) logger.info({ requestId, name, code: failure.code }, 'request');
        else logger.error({ requestId, name, ...loggableError(failure) }, 'request failed');
        // The address may hold a secret, so the error's body does not repeat it.
        const shown = new Request(new URL(`/api/v1/${name}`, request.url), { method: request.method });
        return problemResponse(failure, { request: shown, requestId, locale: requestLocale(request, null) });
      }
    }
  };
}
