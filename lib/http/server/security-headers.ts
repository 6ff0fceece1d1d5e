/**
 * Headers of every response, set by next.config.ts. Pages get their Content-Security-Policy with a nonce in
 * middleware.ts; the API uses `dataPolicy`.
 */
export const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  // Browsers apply it over HTTPS only.
  { key: 'Strict-Transport-Security', value: 'max-age=31536000; includeSubDomains' },
];

export const dataPolicy = {
  key: 'Content-Security-Policy',
  value: "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
};
