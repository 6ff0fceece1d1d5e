import type { PersonActor } from '@/lib/auth/actor';
import { AppError } from '@/lib/errors';
import { logger } from '@/lib/logger';
import { countRequest, routeOf } from '@/lib/metrics/count-request';
import { nameRequest } from '@/lib/tracing/trace';

interface LoggedRequest {
  request: Request;
  requestId: string;
  response: Response;
  startedAt: number;
  actor: PersonActor | null;
  failure: unknown;
  /** Of the route's dynamic parts. */
  params?: Record<string, string | string[] | undefined>;
}

/** One line for a request, and its count. The path holds ids only; query and body may hold names and are never logged. */
export function logRequest({
  request,
  requestId,
  response,
  startedAt,
  actor,
  failure,
  params = {},
}: LoggedRequest): void {
  const { method } = request;
  const path = new URL(request.url).pathname;
  const milliseconds = performance.now() - startedAt;
  const route = routeOf(path, params);
  nameRequest(route);
  countRequest({ route, method, status: response.status, milliseconds });
  const line = {
    requestId,
    method,
    path,
    status: response.status,
    milliseconds: Math.round(milliseconds),
    ...(actor ? { userId: actor.userId } : {}),
    ...(actor?.tokenId === undefined ? {} : { tokenId: actor.tokenId }),
    ...(failure instanceof AppError ? { code: failure.code } : {}),
  };
  if (failure && !(failure instanceof AppError)) {
    const { name, stack } = failure instanceof Error ? failure : new Error('not an Error');
    // The first line of a stack repeats the message, which may quote data.
    const frames = stack?.split('\n').filter((frame) => frame.trimStart().startsWith('at '));
    logger.error({ ...line, error: name, frames }, 'request failed');
  } else {
    logger.info(line, 'request');
  }
}
