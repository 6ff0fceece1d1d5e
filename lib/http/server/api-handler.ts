import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { PersonActor } from '@/lib/auth/actor';
import { roleAllows } from '@/lib/auth/permissions';
import { findRequestActor } from '@/lib/auth/request-actor';
import { clearedCookie, invalidCookieNames } from '@/lib/auth/session-cookies';
import { mapDatabaseError } from '@/lib/db/map-database-error';
import { AppError } from '@/lib/errors';
import type { AnyApiDefinition, ApiContext, ApiDefinition } from './api-definition';
import { checkRequestOrigin, checkCsrfToken } from './check-request';
import { parseBody, parseIdempotencyKey, parseParams, parseQuery } from './parse-request';
import { problemResponse, requestLocale } from './problem';
import { logRequest } from './log-request';
import { discardBody } from './read-body';
import { readMultipart } from './read-multipart';
import { toResponse } from './to-response';

type RouteContext = { params: Promise<Record<string, string | string[] | undefined>> };

export interface ApiHandler {
  (request: Request, context: RouteContext): Promise<Response>;
  /** For the OpenAPI document. */
  definition: AnyApiDefinition;
}

const noFiles: AsyncIterable<never> = { async *[Symbol.asyncIterator]() {} };

/**
 * Creates a route handler from a declaration: session, permission, CSRF token and Origin, parsing, the use case,
 * response validation (outside production, or with CHECK_ANSWERS), problem+json, request id and one log line.
 */
export function apiHandler<
  P extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
  A extends z.ZodType | undefined = undefined,
>(definition: ApiDefinition<P, Q, B, A>): ApiHandler {
  async function run(request: Request, context: RouteContext, actor: PersonActor): Promise<Response> {
    const input = {
      actor,
      request,
      params: await parseParams(definition.params, context.params),
      query: parseQuery(definition.query, request),
      body: await parseBody(definition.body, request, definition.maxBodyBytes),
      ifMatch: request.headers.get('if-match'),
      idempotencyKey: parseIdempotencyKey(request),
      files: definition.files ? readMultipart(request, definition.files) : noFiles,
    } as ApiContext<P, Q, B>;
    const result = await definition.handle(input);
    return toResponse(definition, result);
  }

  async function handler(request: Request, context: RouteContext): Promise<Response> {
    const requestId = randomUUID();
    const startedAt = performance.now();
    let actor: PersonActor | null = null;
    let response: Response;
    let failure: unknown;
    try {
      checkRequestOrigin(request);
      actor = await findRequestActor();
      if (!actor) throw new AppError('session.missing');
      checkCsrfToken(request, actor.sessionId);
      if (actor.secondStepDue && !definition.beforeSecondStep) throw new AppError('second-step.required');
      if (definition.permission !== 'signed-in' && !roleAllows(actor.role, definition.permission)) {
        throw new AppError('permission.denied');
      }
      response = await run(request, context, actor);
    } catch (error) {
      failure = mapDatabaseError(error);
      await discardBody(request);
      response = problemResponse(failure, { request, requestId, locale: requestLocale(request, actor) });
      for (const name of actor ? [] : invalidCookieNames(request))
        response.headers.append('set-cookie', clearedCookie(name));
    }
    response.headers.set('x-request-id', requestId);
    response.headers.set('cache-control', response.headers.get('cache-control') ?? 'private, no-store');
    logRequest({ request, requestId, response, startedAt, actor, failure });
    return response;
  }
  return Object.assign(handler, { definition: definition as AnyApiDefinition });
}
