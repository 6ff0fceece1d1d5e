/**
 * Headers of every response, set by next.config.ts; `transportHeaders` besides. Pages get their Content-Security-Policy with a nonce in
 * middleware.ts; the API uses `dataPolicy`.
 */
export const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  // What is read here, other sites may not embed.
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
];

interface TransportSettings {
  NEXTAUTH_URL?: string | undefined;
  HSTS_MAX_AGE_SECONDS: number;
  HSTS_INCLUDE_SUBDOMAINS: boolean;
}

/**
 * `Strict-Transport-Security` (RFC 6797), where people reach the product over HTTPS. Set by the guard in front of Next, because
 * the public URL is not known when the product is built. An age of 0 makes browsers forget it.
 */
export function transportHeaders(settings: TransportSettings): { key: string; value: string }[] {
  if (!settings.NEXTAUTH_URL?.startsWith('https:')) return [];
  const subDomains = settings.HSTS_INCLUDE_SUBDOMAINS ? '; includeSubDomains' : '';
  return [{ key: 'Strict-Transport-Security', value: `max-age=${settings.HSTS_MAX_AGE_SECONDS}${subDomains}` }];
}

export const dataPolicy = {
  key: 'Content-Security-Policy',
  value: "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
};
