import type { NextAuthOptions } from 'next-auth';
import type { OAuthConfig } from 'next-auth/providers/oauth';
import CredentialsProvider from 'next-auth/providers/credentials';
import { database } from '@/lib/db/client';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { logger } from '@/lib/logger';
import { openSession, sessionLifeMs } from './sessions';
import { signInWithOidc } from './sign-in-with-oidc';
import { signInWithPassword } from './sign-in-with-password';

interface OidcClaims {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
  name?: string;
}

/** An id that no account has: next-auth asks for one even where nobody may come in. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** What the nearest proxy says: it appends to the list, so everything before may be the caller's own invention. */
function callerAddress(headers: Record<string, string> | undefined): string {
  return headers?.['x-forwarded-for']?.split(',').at(-1)?.trim() || 'unknown';
}

const passwordProvider = CredentialsProvider({
  id: 'credentials',
  name: 'credentials',
  credentials: { email: { type: 'email' }, password: { type: 'password' } },
  async authorize(credentials, request) {
    if (!credentials?.email || !credentials.password) return null;
    try {
      const id = await signInWithPassword({
        email: credentials.email,
        password: credentials.password,
        address: callerAddress(request.headers),
      });
      return id ? { id } : null;
    } catch (error) {
      // next-auth hands the message to the sign-in page as its error code.
      throw error instanceof AppError ? new Error(error.code) : error;
    }
  },
});

function oidcProvider(issuer: string, clientId: string, clientSecret: string | undefined): OAuthConfig<OidcClaims> {
  return {
    id: 'oidc',
    name: 'OpenID Connect',
    type: 'oauth',
    wellKnown: `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
    idToken: true,
    checks: ['pkce', 'state', 'nonce'],
    // Most issuers tell address and name at the userinfo endpoint only, not in the ID token.
    userinfo: {
      request: ({ client, tokens }) => client.userinfo(tokens.access_token ?? ''),
    },
    clientId,
    ...(clientSecret ? { clientSecret } : { client: { token_endpoint_auth_method: 'none' } }),
    authorization: { params: { scope: 'openid email profile' } },
    async profile(claims) {
      const [first = '', ...rest] = (claims.name ?? '').split(' ');
      const id = claims.email
        ? await signInWithOidc({
            subject: claims.sub,
            email: claims.email,
            emailVerified: claims.email_verified === true,
            firstName: claims.given_name ?? first,
            lastName: claims.family_name ?? rest.join(' '),
          })
        : null;
      return { id: id ?? nobody };
    },
  };
}

function providers(): NextAuthOptions['providers'] {
  const { AUTH_OIDC_ISSUER: issuer, AUTH_OIDC_CLIENT_ID: id, AUTH_OIDC_CLIENT_SECRET: secret } = env();
  // A local sign-in serves where no issuer is set (decisions.md).
  return issuer && id ? [oidcProvider(issuer, id, secret)] : [passwordProvider];
}

/** Whether a person may come in at all: active and with a role. Otherwise Access Denied (specification, section 6). */
async function mayEnter(userId: string): Promise<boolean> {
  const user = await database().user.findUnique({ where: { id: userId } });
  return Boolean(user?.active && user.role);
}

/** next-auth's settings. The cookie carries a session id only; the session itself is a row (lib/auth/sessions.ts). */
export function authOptions(): NextAuthOptions {
  const secret = env().NEXTAUTH_SECRET;
  return {
    ...(secret ? { secret } : {}),
    providers: providers(),
    // next-auth's own log lines quote profiles; ours name the failure only.
    logger: {
      error: (code) => logger.error({ code }, 'sign-in failed'),
      warn: (code) => logger.warn({ code }, 'sign-in'),
      debug: () => undefined,
    },
    session: { strategy: 'jwt', maxAge: sessionLifeMs / 1000 },
    pages: { signIn: '/sign-in', error: '/not-authorized' },
    callbacks: {
      signIn: ({ user }) => mayEnter(user.id),
      async jwt({ token, user }) {
        return user ? { sessionId: await openSession(user.id) } : { sessionId: token.sessionId };
      },
      session: ({ session, token }) => ({ expires: session.expires, sessionId: token.sessionId }),
    },
  };
}
