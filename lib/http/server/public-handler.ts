import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { mapDatabaseError } from '@/lib/db/map-database-error';
import type { Parsed, PublicDefinition } from './api-definition';
import type { ApiHandler } from './api-handler';
import { checkRequestOrigin } from './check-request';
import { logRequest } from './log-request';
import { parseBody } from './parse-request';
import { problemResponse, requestLocale } from './problem';
import { discardBody } from './read-body';
import { toResponse } from './to-response';

/**
 * A route handler for people without a session. There is no CSRF token: no cookie gives such a call any right, the Origin
 * is checked, and a form of another site cannot send JSON. The body, which may hold a token, is never logged.
 */
export function publicHandler<B extends z.ZodType | undefined = undefined, A extends z.ZodType | undefined = undefined>(
  declared: PublicDefinition<B, A>,
): ApiHandler {
  const { handle, admit, ...rest } = declared;
  const definition = { ...rest, permission: 'public' } as ApiHandler['definition'];

  async function handler(request: Request): Promise<Response> {
    const requestId = randomUUID();
    const startedAt = performance.now();
    let response: Response;
    let failure: unknown;
    try {
      checkRequestOrigin(request);
      await admit?.(request);
      const body: Parsed<B> = await parseBody(declared.body as B, request, declared.maxBodyBytes);
      response = toResponse(definition, await handle({ body, request }));
    } catch (error) {
      failure = mapDatabaseError(error);
      await discardBody(request);
      response = problemResponse(failure, { request, requestId, locale: requestLocale(request, null) });
    }
    response.headers.set('x-request-id', requestId);
    response.headers.set('cache-control', 'private, no-store');
    logRequest({ request, requestId, response, startedAt, actor: null, failure });
    return response;
  }
  return Object.assign(handler, { definition });
}
