import { NextResponse, type NextRequest } from 'next/server';
import { pathHeader } from '@/lib/auth/search-params';
import { deletion, findSessionId, invalidCookieNames } from '@/lib/auth/session-cookies';
import { isDatabaseReachable } from '@/lib/db/database-probe';
import { env } from '@/lib/env';
import { uploadAddress } from '@/lib/storage/uploads/upload-origin';
import { cookieLocale, defaultLocale, localeCookie } from '@/lib/i18n/locale';

function contentSecurityPolicy(nonce: string): string {
  // Browsers may upload straight into it (docs/operating/storage.md).
  const store = uploadAddress();
  // The development server needs eval and a web socket.
  const development = env().NODE_ENV === 'development';
  return [
    `default-src 'self'`,
    // wasm: image decoders of the PDF viewer.
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic' 'wasm-unsafe-eval'${development ? " 'unsafe-eval'" : ''}`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self' data:`,
    `connect-src 'self'${store ? ` ${store}` : ''}${development ? ' ws:' : ''}`,
    `worker-src 'self' blob:`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'self'`,
  ].join('; ');
}

/**
 * Sets the language where none was chosen, the Content-Security-Policy, the page's own path, and status 503 while the database is
 * unavailable; deletes session cookies that are not valid. Access to pages is checked by `requirePageActor`.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const nonce = btoa(crypto.randomUUID());
  const policy = contentSecurityPolicy(nonce);
  const requestHeaders = new Headers(request.headers);
  requestHeaders.set('x-nonce', nonce);
  requestHeaders.set(pathHeader, `${request.nextUrl.pathname}${request.nextUrl.search}`);
  requestHeaders.set('content-security-policy', policy);
  // The cookie of the browser says that somebody chose: a page shown by default must not set it (docs/decisions/0061).
  const cookies = request.headers.get('cookie');
  if (!cookieLocale(cookies)) {
    requestHeaders.set('cookie', [cookies, `${localeCookie}=${defaultLocale}`].filter(Boolean).join('; '));
  }
  // The layout loads the user and retries by itself, but a page cannot set its own status (docs/decisions/0090).
  const hasSession = findSessionId(request.headers.get('cookie') ?? undefined) !== null;
  const isUnavailable = hasSession && !(await isDatabaseReachable());
  const response = NextResponse.next({
    request: { headers: requestHeaders },
    ...(isUnavailable ? { status: 503, headers: { 'retry-after': '5' } } : {}),
  });
  response.headers.set('content-security-policy', policy);
  for (const name of invalidCookieNames(request)) response.cookies.set(name, '', deletion(name));
  return response;
}

export const config = {
  // Shares the pages' process and database probe.
  runtime: 'nodejs',
  // Everything that may render a page, including /not-found. Not the API (Next would buffer each body), Next's own
  // files, the guide's pictures, what the PDF viewer fetches or the icon, whose policy next.config.ts sets.
  matcher: ['/((?!api/|_next/|guide/|pdfjs/|icon\\.svg$).*)'],
};
