import type { JWTOptions } from 'next-auth/jwt';
import { isSigned, sign } from './signature';

const purpose = 'session';

/**
 * How next-auth writes and reads the session cookie: the session's id and its signature. The row decides when the session
 * ends and whose it is, so there is nothing to encrypt (docs/decisions/0020). next-auth's own format derives its key anew
 * for every request.
 */
export const sessionToken: Pick<JWTOptions, 'encode' | 'decode'> = {
  encode: ({ token }) => (token?.sessionId ? `${token.sessionId}.${sign(purpose, token.sessionId)}` : ''),
  decode: ({ token }) => {
    const [sessionId, signature, rest] = token?.split('.') ?? [];
    if (!sessionId || !signature || rest !== undefined || !isSigned(purpose, sessionId, signature)) return null;
    return { sessionId };
  },
};
