import type { JWTOptions } from 'next-auth/jwt';
import { isSigned, sign } from './signature';

const purpose = 'session';
const sessionId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The session's id in a cookie's value; null when it is none that this product signed with its present secret. */
export function readSessionToken(token: string | undefined): string | null {
  const [id, signature, rest] = token?.split('.') ?? [];
  if (!id || !signature || rest !== undefined || !sessionId.test(id)) return null;
  return isSigned(purpose, id, signature) ? id : null;
}

/**
 * Encodes the session cookie as the session's id and its signature. The row determines the user and the expiry, so
 * nothing needs encryption (docs/decisions/0020); next-auth's own format derives its key on every request.
 */
export const sessionToken: Pick<JWTOptions, 'encode' | 'decode'> = {
  encode: ({ token }) => (token?.sessionId ? `${token.sessionId}.${sign(purpose, token.sessionId)}` : ''),
  decode: ({ token }) => {
    const id = readSessionToken(token);
    return id ? { sessionId: id } : null;
  },
};
