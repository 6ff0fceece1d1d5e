/**
 * Headers of every answer, set by next.config.ts. The Content-Security-Policy of pages carries a nonce and is set in
 * middleware.ts; that of the API is `dataPolicy`.
 */
export const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  // Browsers heed it over HTTPS only.
  { key: 'Strict-Transport-Security', value: 'max-age=31536000; includeSubDomains' },
];

export const dataPolicy = {
  key: 'Content-Security-Policy',
  value: "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
};
