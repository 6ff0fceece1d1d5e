import { NextResponse, type NextRequest } from 'next/server';
import { pathHeader } from '@/lib/auth/search-params';
import { env } from '@/lib/env';
import { localeCookie, toLocale } from '@/lib/i18n/locale';

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

/** Language cookie, Content-Security-Policy, and the page's own address. Who may see a page, `requirePageActor` decides. */
export function middleware(request: NextRequest): NextResponse {
  const nonce = btoa(crypto.randomUUID());
  const policy = contentSecurityPolicy(nonce);
  const requestHeaders = new Headers(request.headers);
  requestHeaders.set('x-nonce', nonce);
  requestHeaders.set(pathHeader, `${request.nextUrl.pathname}${request.nextUrl.search}`);
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
