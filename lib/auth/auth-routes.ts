import { AppError } from '@/lib/errors';
import { getSignInOptions } from './sign-in-options';

/** next-auth routes used by both kinds of sign-in. */
const sharedRoutes: Record<string, string[]> = { csrf: ['GET'], error: ['GET'], signin: ['GET'] };
const passwordRoutes: Record<string, string[]> = { 'callback/credentials': ['POST'], 'callback/code': ['POST'] };
const oidcRoutes: Record<string, string[]> = { providers: ['GET'], 'signin/oidc': ['POST'], 'callback/oidc': ['GET'] };

/**
 * Blocks the next-auth routes that the product does not use: its sign-out leaves the session's row, its log route
 * accepts anything from anyone, and other routes fail.
 *
 * @param path below `/api/auth`
 * @throws AppError `resource.not-found`, `request.wrong-method`
 */
export function checkAuthRoute(method: string, path: string): void {
  const { oidc, local, passwordForAdmins } = getSignInOptions();
  const acceptsPasswords = local || passwordForAdmins;
  const routes = { ...sharedRoutes, ...(oidc ? oidcRoutes : {}), ...(acceptsPasswords ? passwordRoutes : {}) };
  const methods = new Map(Object.entries(routes)).get(path);
  if (!methods) throw new AppError('resource.not-found');
  if (!methods.includes(method)) throw new AppError('request.wrong-method', { allow: methods });
}

/**
 * Rejects requests to which next-auth responds with 500: a body that is not a form, an invalid callback URL.
 *
 * @throws AppError `request.wrong-type`, `request.malformed`
 */
export function checkAuthRequest(request: Request, callbackUrls: (string | null | undefined)[]): void {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (request.method === 'POST' && type !== 'application/x-www-form-urlencoded') {
    throw new AppError('request.wrong-type');
  }
  if (!callbackUrls.every((url) => !url || isWebAddress(url))) throw new AppError('request.malformed');
}

function isWebAddress(url: string): boolean {
  const base = 'http://own';
  return URL.canParse(url, base) && (url.startsWith('/') || /^https?:/i.test(url));
}
