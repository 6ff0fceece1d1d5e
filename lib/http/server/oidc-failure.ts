import type { NextRequest } from 'next/server';
import { cookieName } from '@/lib/auth/cookie-names';
import { countProviderKeys, discoverProvider } from '@/lib/auth/oidc/discover-provider';
import { getOidcSettings } from '@/lib/auth/oidc/oidc-settings';
import { misconfigured, oauthErrorCode, ProviderFailure } from '@/lib/auth/oidc/provider-failure';
import { ownPath } from '@/lib/auth/search-params';
import { env } from '@/lib/env';

/** What a provider says when the person did not go on (OpenID Connect Core 1.0, section 3.1.2.6). */
const cancellations = new Set(['access_denied', 'login_required', 'consent_required', 'interaction_required']);

/** The address that a response of next-auth sends the browser to, which a script gets in JSON. */
async function redirectTarget(response: Response): Promise<URL | null> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  const body: unknown = isJson ? await response.clone().json() : null;
  const inBody = typeof body === 'object' && body !== null && 'url' in body ? String(body.url) : null;
  const address = response.headers.get('location') ?? inBody;
  return address !== null && URL.canParse(address, 'http://own') ? new URL(address, 'http://own') : null;
}

/**
 * Why a sign-in at the identity provider did not go on. next-auth says only that it did not, so this looks at what
 * the provider said, whether this browser began the sign-in lately, and whether the provider works.
 *
 * @param response next-auth's
 * @returns null when the sign-in went on, or access was denied, which has a page of its own
 */
export async function findOidcFailure(request: NextRequest, response: Response): Promise<ProviderFailure | null> {
  const error = (await redirectTarget(response))?.searchParams.get('error');
  if (!error || error === 'AccessDenied') return null;
  const isReturn = request.method === 'GET';
  const hasBegun = request.cookies.has(cookieName('next-auth.state'));
  if (isReturn && !hasBegun) return new ProviderFailure('expired');
  const refusal = request.nextUrl.searchParams.get('error');
  if (isReturn && refusal !== null) {
    return cancellations.has(refusal)
      ? new ProviderFailure('cancelled')
      : misconfigured('REFUSED', oauthErrorCode(refusal));
  }
  try {
    await countProviderKeys(await discoverProvider(getOidcSettings().issuer));
  } catch (reason) {
    if (reason instanceof ProviderFailure) return reason;
    throw reason;
  }
  return new ProviderFailure(isReturn ? 'expired' : 'provider-unreachable');
}

/**
 * The sign-in page that says why it did not go on, and leads to the page that was asked for.
 *
 * @param code a problem of the sign-in or a code of the API
 * @param callbackUrls where next-auth was to go on to
 */
export function failedSignInAddress(
  request: NextRequest,
  code: string,
  callbackUrls: (string | null | undefined)[],
): string {
  const address = new URL('/sign-in', env().NEXTAUTH_URL ?? request.url);
  address.searchParams.set('error', code);
  const wanted = callbackUrls.map((url) => {
    const page = url && URL.canParse(url, address) ? new URL(url, address) : null;
    return page?.pathname === '/login-successful' ? ownPath(page.searchParams.get('returnTo')) : null;
  });
  const returnTo = wanted.find((path) => path !== null);
  if (returnTo) address.searchParams.set('returnTo', returnTo);
  return address.href;
}
