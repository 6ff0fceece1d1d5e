import { errors } from 'openid-client';
import { misconfigured, oauthErrorCode, ProviderFailure, unreachable } from './provider-failure';

/** How far the clocks of the provider and of this server may be apart, in seconds. */
export const clockToleranceSeconds = 120;

interface Expected {
  issuer: string;
  nonce: string | undefined;
}

/**
 * Why tokens were not accepted. The library's errors have no codes, so the ID token is inspected again. This decides
 * only what people are told, not whether somebody gets in.
 *
 * @param error what the exchange of the code threw
 * @param now in milliseconds
 */
export function explainTokenError(error: unknown, expected: Expected, now = Date.now()): ProviderFailure {
  if (error instanceof ProviderFailure) return error;
  if (error instanceof errors.OPError) return explainRefusal(error);
  if (!(error instanceof errors.RPError)) return unreachable(error);
  if (error.jwt) return explainIdToken(error.jwt, expected, now / 1000, error);
  if ('jwks' in error) return misconfigured('TOKEN_INVALID', undefined, error);
  // The state of the response is another than this browser's.
  if (error.checks) return new ProviderFailure('expired', { cause: error });
  // The issuer in the response (RFC 9207) is missing or wrong.
  if (error.params) return misconfigured('ISSUER_MISMATCH', undefined, error);
  return unreachable(error);
}

function explainRefusal(error: errors.OPError): ProviderFailure {
  const code = oauthErrorCode(error.error);
  // The code was used before, or has expired (RFC 6749, section 5.2).
  if (code === 'invalid_grant') return new ProviderFailure('expired', { cause: error });
  if (code === 'invalid_client' || code === 'unauthorized_client') return misconfigured('CLIENT_REFUSED', code, error);
  if (code) return misconfigured('REFUSED', code, error);
  const status = String(error.response?.statusCode ?? '');
  return new ProviderFailure('provider-unreachable', { fault: 'HTTP_STATUS', detail: status, cause: error });
}

function explainIdToken(idToken: string, { issuer, nonce }: Expected, now: number, cause: Error): ProviderFailure {
  const claims = decodeClaims(idToken);
  if (claims.iss !== issuer) return misconfigured('ISSUER_MISMATCH', String(claims.iss), cause);
  if (isTimeOff(claims, now)) return clockFailure(cause);
  if (nonce !== undefined && claims.nonce !== nonce) return new ProviderFailure('expired', { cause });
  return misconfigured('TOKEN_INVALID', undefined, cause);
}

/** The clocks are further apart than is tolerated. */
export function clockFailure(cause?: unknown): ProviderFailure {
  return new ProviderFailure('clock', { fault: 'CLOCK', cause });
}

interface TimeClaims {
  iss?: unknown;
  nonce?: unknown;
  exp?: unknown;
  nbf?: unknown;
  iat?: unknown;
}

/** Whether a token is not valid yet, or no longer, or was issued in the future. @param now in seconds */
export function isTimeOff({ exp, nbf, iat }: TimeClaims, now: number): boolean {
  const isOver = typeof exp === 'number' && exp <= now - clockToleranceSeconds;
  return isOver || [nbf, iat].some((time) => typeof time === 'number' && time > now + clockToleranceSeconds);
}

function decodeClaims(idToken: string): TimeClaims {
  try {
    const claims: unknown = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());
    return typeof claims === 'object' && claims !== null ? claims : {};
  } catch {
    return {};
  }
}
