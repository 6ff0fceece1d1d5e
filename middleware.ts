import { NextResponse, type NextRequest } from 'next/server';
import { pathHeader } from '@/lib/auth/search-params';
import { isDatabaseReachable } from '@/lib/db/database-probe';
import { env } from '@/lib/env';
import { localeCookie, toLocale } from '@/lib/i18n/locale';

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
 * Language cookie, Content-Security-Policy, the page's own address, and status 503 while the database does not answer. Who may
 * see a page, `requirePageActor` decides.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const nonce = btoa(crypto.randomUUID());
  const policy = contentSecurityPolicy(nonce);
  const requestHeaders = new Headers(request.headers);
  requestHeaders.set('x-nonce', nonce);
  requestHeaders.set(pathHeader, `${request.nextUrl.pathname}${request.nextUrl.search}`);
  requestHeaders.set('content-security-policy', policy);
  // The layout looks up whose session it is, and goes on trying by itself; a page cannot set its own status (docs/decisions/0091).
  const hasSession = request.cookies.getAll().some((cookie) => sessionCookie.test(cookie.name));
  const isUnavailable = hasSession && !(await isDatabaseReachable());
  const response = NextResponse.next({
    request: { headers: requestHeaders },
    ...(isUnavailable ? { status: 503, headers: { 'retry-after': '5' } } : {}),
  });
  response.headers.set('content-security-policy', policy);
  if (!request.cookies.has(localeCookie)) {
    response.cookies.set(localeCookie, toLocale(undefined), { path: '/', maxAge: oneYear, sameSite: 'lax' });
  }
  return response;
}

export const config = {
  // The same process as the pages: it asks the database whether it answers.
  runtime: 'nodejs',
  // Everything that may end as a page, /not-found too. Not the API (Next would keep a copy of each body), not Next's own files, not
  // the guide's pictures and the icon; next.config.ts gives those a policy of their own.
  matcher: ['/((?!api/|_next/|guide/|icon\\.svg$).*)'],
};
