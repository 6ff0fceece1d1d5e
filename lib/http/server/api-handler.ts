import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { PersonActor } from '@/lib/auth/actor';
import { asOneCall } from '@/lib/auth/process-access';
import { clearedCookie, invalidCookieNames } from '@/lib/auth/session-cookies';
import { mapDatabaseError } from '@/lib/db/map-database-error';
import type { AnyApiDefinition, ApiContext, ApiDefinition } from './api-definition';
import { checkProcess } from './check-access';
import { checkCaller } from './check-caller';
import { checkRequestOrigin } from './check-request';
import { findCaller, hasAuthorization } from './find-caller';
import { parseBody, parseIdempotencyKey, parseParams, parseQuery } from './parse-request';
import { problemResponse, requestLocale } from './problem';
import { logRequest } from './log-request';
import { noteRefusal } from './note-refusal';
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
 * Creates a route handler from a declaration: session or API token, permission, CSRF token and Origin, parsing, the use case,
 * response validation (outside production, or with CHECK_ANSWERS), problem+json, request id and one log line.
 */
export function apiHandler<
  P extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
  A extends z.ZodType | undefined = undefined,
>(definition: ApiDefinition<P, Q, B, A>): ApiHandler {
  async function run(request: Request, context: RouteContext, actor: PersonActor): Promise<Response> {
    const params = await parseParams(definition.params, context.params);
    await checkProcess(definition, actor, params);
    const input = {
      actor,
      request,
      params,
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
      actor = await findCaller(request);
      checkCaller(actor, handler.definition, request);
      const caller = actor;
      response = await asOneCall(() => run(request, context, caller));
    } catch (error) {
      failure = mapDatabaseError(error);
      await noteRefusal(request, actor, failure);
      await discardBody(request);
      response = problemResponse(failure, { request, requestId, locale: requestLocale(request, actor) });
      for (const name of actor || hasAuthorization(request) ? [] : invalidCookieNames(request))
        response.headers.append('set-cookie', clearedCookie(name));
    }
    response.headers.set('x-request-id', requestId);
    response.headers.set('cache-control', response.headers.get('cache-control') ?? 'private, no-store');
    logRequest({ request, requestId, response, startedAt, actor, failure, params: await context.params });
    return response;
  }
  handler.definition = definition as AnyApiDefinition;
  return handler;
}
