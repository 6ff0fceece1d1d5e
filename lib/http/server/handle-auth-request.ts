import { randomUUID } from 'node:crypto';
import type { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { mapDatabaseError } from '@/lib/db/map-database-error';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { boundedRequest } from './bounded-request';
import { problemResponse, requestLocale } from './problem';
import { logger } from '@/lib/logger';
import { authOptions } from '@/lib/auth/auth-options';
import { checkAuthRequest, checkAuthRoute } from '@/lib/auth/auth-routes';
import { requestAddress } from '@/lib/auth/request-address';
import type { SignInOutcome } from '@/lib/auth/sign-in-outcome';
import { getSignInOptions } from '@/lib/auth/sign-in-options';

export interface AuthRouteContext {
  params: Promise<{ nextauth: string[] }>;
}

const callbackUrlCookie = /^(__Host-|__Secure-)?next-auth\.callback-url$/;

/** E-mail, password, token and callback URL. */
const maxBodyBytes = 16 * 1024;

async function respondOrThrow(
  unread: NextRequest,
  context: AuthRouteContext,
  outcome: SignInOutcome,
): Promise<Response> {
  const path = (await context.params).nextauth.join('/');
  checkAuthRoute(unread.method, path);
  const request = await boundedRequest(unread, maxBodyBytes);
  const form = new URLSearchParams(await request.clone().text());
  const cookies = request.cookies.getAll().filter(({ name }) => callbackUrlCookie.test(name));
  const callbackUrls = [request.nextUrl.searchParams.get('callbackUrl'), form.get('callbackUrl')];
  checkAuthRequest(request, [...callbackUrls, ...cookies.map(({ value }) => value)]);
  const address = requestAddress(request.headers);
  const response: Response = await NextAuth(
    request,
    context,
    authOptions(outcome, address, request.headers.get('user-agent')),
  );
  if (outcome.failure) throw outcome.failure;
  return withCookies(response, outcome);
}

function withCookies(response: Response, { cookies = [] }: SignInOutcome): Response {
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}

/**
 * Handles a request below `/api/auth`: the next-auth routes that the product uses; everything else and every failure
 * becomes a problem without internal details. Failures of the OIDC callback redirect to the sign-in page.
 */
export async function handleAuthRequest(request: NextRequest, context: AuthRouteContext): Promise<Response> {
  const requestId = randomUUID();
  const outcome: SignInOutcome = {};
  try {
    return await respondOrThrow(request, context, outcome);
  } catch (error) {
    const known = mapDatabaseError(error);
    const code = known instanceof AppError ? known.code : 'internal';
    if (code === 'internal') {
      logger.error({ requestId, error: error instanceof Error ? error.name : 'unknown' }, 'sign-in failed');
    } else if (code !== 'second-step.code-needed') {
      logger.warn({ requestId, code }, 'sign-in refused');
    }
    if (getSignInOptions().oidc && request.nextUrl.pathname.endsWith('/callback/oidc') && request.method === 'GET') {
      return Response.redirect(new URL(`/sign-in?error=${code}`, env().NEXTAUTH_URL ?? request.url), 303);
    }
    const problem = problemResponse(known, { request, requestId, locale: requestLocale(request, null) });
    return code === 'second-step.code-needed' ? withCookies(problem, outcome) : problem;
  }
}
