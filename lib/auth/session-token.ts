import type { JWTOptions } from 'next-auth/jwt';
import { isSigned, sign } from './signature';

const purpose = 'session';

/** The session's id in a cookie's value; null when the signature is not ours. */
export function verifiedSessionId(token: string): string | null {
  const [sessionId, signature, rest] = token.split('.');
  if (!sessionId || !signature || rest !== undefined) return null;
  return isSigned(purpose, sessionId, signature) ? sessionId : null;
}

/**
 * Encodes the session cookie as the session's id and its signature. The row determines the user and the expiry, so
 * nothing needs encryption (docs/decisions/0020); next-auth's own format derives its key on every request.
 */
export const sessionToken: Pick<JWTOptions, 'encode' | 'decode'> = {
  encode: ({ token }) => (token?.sessionId ? `${token.sessionId}.${sign(purpose, token.sessionId)}` : ''),
  decode: ({ token }) => {
    const sessionId = verifiedSessionId(token ?? '');
    return sessionId === null ? null : { sessionId };
  },
};
