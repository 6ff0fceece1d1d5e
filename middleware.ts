import { NextResponse, type NextRequest } from 'next/server';
import { pathHeader, signInPath } from '@/lib/auth/search-params';
import { env } from '@/lib/env';
import { localeCookie, toLocale } from '@/lib/i18n/locale';

/** Pages that need no session. Everything else in the matcher sends signed-out people to /sign-in. */
const publicPaths = new Set([
  '/sign-in',
  '/not-authorized',
  '/forbidden',
  '/not-found',
  '/contact',
  '/privacy',
  '/terms',
  '/styleguide',
]);

/** The guide and the API reference, all pages. */
function isPublic(path: string): boolean {
  return publicPaths.has(path) || path === '/docs' || path.startsWith('/docs/');
}

/** next-auth's names: with the prefix over HTTPS, in several parts when the token is long. */
const sessionCookie = /^(__Secure-)?next-auth\.session-token(\.\d+)?$/;

const oneYear = 60 * 60 * 24 * 365;

function contentSecurityPolicy(nonce: string): string {
  // The development server evaluates strings and reloads through a web socket.
  const development = env().NODE_ENV === 'development';
  return [
    `default-src 'self'`,
    // wasm: the PDF viewer decodes some images with it.
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic' 'wasm-unsafe-eval'${development ? " 'unsafe-eval'" : ''}`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self' data:`,
    `connect-src 'self'${development ? ' ws:' : ''}`,
    `worker-src 'self' blob:`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'self'`,
  ].join('; ');
}

/**
 * Language cookie, Content-Security-Policy, and a quick way to sign-in. It looks only whether a session cookie is
 * there; whether it is good is decided on the server by `requirePageActor` and `apiHandler`.
 */
export function middleware(request: NextRequest): NextResponse {
  const signedIn = request.cookies.getAll().some((cookie) => sessionCookie.test(cookie.name));
  const wanted = `${request.nextUrl.pathname}${request.nextUrl.search}`;
  if (!signedIn && !isPublic(request.nextUrl.pathname)) {
    return NextResponse.redirect(new URL(signInPath(wanted), request.url));
  }

  const nonce = btoa(crypto.randomUUID());
  const policy = contentSecurityPolicy(nonce);
  const requestHeaders = new Headers(request.headers);
  requestHeaders.set('x-nonce', nonce);
  requestHeaders.set(pathHeader, wanted);
  requestHeaders.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers: requestHeaders } });
  response.headers.set('content-security-policy', policy);
  if (!request.cookies.has(localeCookie)) {
    response.cookies.set(localeCookie, toLocale(undefined), { path: '/', maxAge: oneYear, sameSite: 'lax' });
  }
  return response;
}

export const config = {
  // Not the API (uploads are larger than a middleware may read), not Next's own files, nothing with an extension.
  matcher: ['/((?!api/|_next/|.*\\.[a-z0-9]+$).*)'],
};
