import { isCsrfTokenValid } from '@/lib/auth/csrf';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';

const mutatingMethods = new Set(['PUT', 'POST', 'PATCH', 'DELETE']);

function allowedHosts(request: Request): string[] {
  const hosts = [request.headers.get('x-forwarded-host'), request.headers.get('host'), new URL(request.url).host];
  const configured = env().NEXTAUTH_URL;
  // Behind a proxy the configured URL decides; a forwarded header may be forged.
  return configured
    ? [new URL(configured).host, ...hosts.slice(1)].filter((host) => host !== null)
    : hosts.filter((host) => host !== null);
}

/**
 * Rejects a call from a page of another site. Needed for a GET that writes something: a link on such a page would
 * send the session.
 *
 * @throws AppError `origin.cross-site`
 */
export function refuseCrossSite(request: Request): void {
  if (request.headers.get('sec-fetch-site') === 'cross-site') throw new AppError('origin.cross-site');
}

/**
 * Rejects mutations from other sites' pages, whatever their token (docs/specification.md, Conventions of the API).
 *
 * @throws AppError `origin.cross-site`
 */
export function checkRequestOrigin(request: Request): void {
  if (!mutatingMethods.has(request.method)) return;
  const origin = request.headers.get('origin');
  refuseCrossSite(request);
  if (origin === null) return;
  const host = URL.canParse(origin) ? new URL(origin).host : '';
  if (!allowedHosts(request).includes(host)) throw new AppError('origin.cross-site');
}

/**
 * Checks the CSRF token of a mutation (specification, section 7).
 *
 * @throws AppError `csrf.invalid`
 */
export function checkCsrfToken(request: Request, sessionId: string): void {
  if (!mutatingMethods.has(request.method)) return;
  if (!isCsrfTokenValid(request.headers.get('x-csrf-token'), sessionId)) throw new AppError('csrf.invalid');
}
