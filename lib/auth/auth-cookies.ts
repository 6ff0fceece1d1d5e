import type { NextAuthOptions } from 'next-auth';
import { cookieName, isSecureSite } from './cookie-names';

/** How long a sign-in through an identity provider may take. */
const underWaySeconds = 15 * 60;

/** next-auth's cookies, under the names of {@link cookieName}. */
export function authCookies(): NonNullable<NextAuthOptions['cookies']> {
  const options = { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecureSite() } as const;
  const lasting = (name: string) => ({ name: cookieName(`next-auth.${name}`), options });
  const underWay = (name: string) => ({ ...lasting(name), options: { ...options, maxAge: underWaySeconds } });
  return {
    sessionToken: lasting('session-token'),
    callbackUrl: lasting('callback-url'),
    csrfToken: lasting('csrf-token'),
    pkceCodeVerifier: underWay('pkce.code_verifier'),
    state: underWay('state'),
    nonce: underWay('nonce'),
  };
}
