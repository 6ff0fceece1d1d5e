import { randomUUID } from 'node:crypto';
import { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { mapDatabaseError } from '@/lib/db/map-database-error';
import { AppError } from '@/lib/errors';
import { failedSignInAddress, findOidcFailure } from './oidc-failure';
import { problemResponse, requestLocale } from './problem';
import { logger } from '@/lib/logger';
import { authOptions } from '@/lib/auth/auth-options';
import { checkAuthRequest, checkAuthRoute } from '@/lib/auth/auth-routes';
import { ProviderFailure } from '@/lib/auth/oidc/provider-failure';
import type { OidcPerson } from '@/lib/auth/oidc/read-person';
import { recordProviderFailure } from '@/lib/auth/oidc/record-provider-event';
import { requestAddress } from '@/lib/auth/request-address';
import type { SignInOutcome } from '@/lib/auth/sign-in-outcome';
import { readBody } from './read-body';

interface AuthRouteContext {
  params: Promise<{ nextauth: string[] }>;
}

/** Whose account a sign-in at the identity provider is; see `findCompanyAccount`. */
type FindAccount = (person: OidcPerson, cookies: string | null, address: string) => Promise<string | null>;

const callbackUrlCookie = /^(__Host-|__Secure-)?next-auth\.callback-url$/;
/** The routes of a sign-in at the identity provider, whose failures the sign-in page says. */
const oidcRoutes = new Set(['signin/oidc', 'callback/oidc']);

/** Not a failure: the password was right, and the code of the second step is next. */
const codeNeeded = 'second-step.code-needed';

/** E-mail, password, token and callback URL. */
const maxBodyBytes = 16 * 1024;

function callbackUrlsOf(request: NextRequest, form: URLSearchParams): (string | null)[] {
  const cookies = request.cookies.getAll().filter(({ name }) => callbackUrlCookie.test(name));
  const asked = [request.nextUrl.searchParams.get('callbackUrl'), form.get('callbackUrl')];
  return [...asked, ...cookies.map(({ value }) => value)];
}

function signInFailed(request: NextRequest, { code, form }: { code: string; form: URLSearchParams }): Response {
  const url = failedSignInAddress(request, code, callbackUrlsOf(request, form));
  return form.get('json') === 'true' ? Response.json({ url }) : Response.redirect(url, 303);
}

interface AuthRequest {
  request: NextRequest;
  context: AuthRouteContext;
  path: string;
  form: URLSearchParams;
  findAccount: FindAccount;
  outcome: SignInOutcome;
}

function withCookies(response: Response, { cookies = [] }: SignInOutcome): Response {
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}

async function respondOrThrow({ request, context, path, form, findAccount, outcome }: AuthRequest): Promise<Response> {
  checkAuthRequest(request, callbackUrlsOf(request, form));
  const address = requestAddress(request.headers);
  const findOwn = (person: OidcPerson) => findAccount(person, request.headers.get('cookie'), address);
  const options = authOptions(outcome, address, request.headers.get('user-agent'), findOwn);
  const response: Response = await NextAuth(request, context, options);
  if (outcome.failure) throw outcome.failure;
  const failure = oidcRoutes.has(path) ? (outcome.providerFailure ?? (await findOidcFailure(request, response))) : null;
  if (failure) throw failure;
  return withCookies(response, outcome);
}

async function explain(error: unknown, requestId: string): Promise<{ known: unknown; code: string }> {
  if (error instanceof ProviderFailure) {
    const { problem: code, fault, detail } = error;
    logger.warn({ requestId, code, fault, detail }, 'sign-in refused');
    await recordProviderFailure(error);
    return { known: error, code };
  }
  const known = mapDatabaseError(error);
  const code = known instanceof AppError ? known.code : 'internal';
  if (code === 'internal') {
    logger.error({ requestId, error: error instanceof Error ? error.name : 'unknown' }, 'sign-in failed');
  } else if (code !== codeNeeded) {
    logger.warn({ requestId, code }, 'sign-in refused');
  }
  return { known, code };
}

/**
 * Makes the handler of requests below `/api/auth`: the next-auth routes that the product uses; everything else and every
 * failure becomes a problem without internal details. Failures of a sign-in at the identity provider lead to the sign-in
 * page, which says them.
 *
 * @param findAccount whose account a sign-in at the identity provider is
 */
export function authRequestHandler(findAccount: FindAccount) {
  return async function handleAuthRequest(unread: NextRequest, context: AuthRouteContext): Promise<Response> {
    const requestId = randomUUID();
    const path = (await context.params).nextauth.join('/');
    const outcome: SignInOutcome = {};
    let form: URLSearchParams | null = null;
    try {
      checkAuthRoute(unread.method, path);
      const request = await boundedRequest(unread, maxBodyBytes);
      form = new URLSearchParams(await request.clone().text());
      return await respondOrThrow({ request, context, path, form, findAccount, outcome });
    } catch (error) {
      const { known, code } = await explain(error, requestId);
      const isRefused = unread.method !== 'GET' && code.startsWith('request.');
      if (oidcRoutes.has(path) && form && !isRefused) return signInFailed(unread, { code, form });
      const problem = problemResponse(known, { request: unread, requestId, locale: requestLocale(unread, null) });
      return code === codeNeeded ? withCookies(problem, outcome) : problem;
    }
  };
}

/**
 * The same request with its body in memory, for a library that would read it without a limit.
 *
 * @throws AppError `request.too-large`, `request.too-slow`, `request.malformed`
 */
async function boundedRequest(request: NextRequest, maxBytes: number): Promise<NextRequest> {
  if (!request.body) return request;
  const body = await readBody(request, { maxBytes });
  return new NextRequest(request.url, { method: request.method, headers: request.headers, body });
}
