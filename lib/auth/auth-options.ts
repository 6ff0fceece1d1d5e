import type { NextAuthOptions } from 'next-auth';
import type { OAuthConfig } from 'next-auth/providers/oauth';
import { database } from '@/lib/db/client';
import { env } from '@/lib/env';
import { logger } from '@/lib/logger';
import { authCookies } from './auth-cookies';
import { isSecureSite } from './cookie-names';
import { codeProvider, passwordProvider } from './password-providers';
import { recordFailedSignIn } from './record-failed-sign-in';
import { sessionToken } from './session-token';
import { openSession, sessionLifeMs } from './sessions';
import { recordingFailure, type SignInOutcome } from './sign-in-outcome';
import { signInWithOidc } from './sign-in-with-oidc';

interface OidcClaims {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
  name?: string;
}

/** An id that no account has: next-auth requires one even when sign-in is refused. */
const noAccountId = '00000000-0000-0000-0000-000000000000';

interface OidcClient {
  issuer: string;
  clientId: string;
  clientSecret: string | undefined;
}

function oidcProvider({ issuer, clientId, clientSecret }: OidcClient, outcome: SignInOutcome): OAuthConfig<OidcClaims> {
  return {
    id: 'oidc',
    name: 'OpenID Connect',
    type: 'oauth',
    wellKnown: `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
    idToken: true,
    checks: ['pkce', 'state', 'nonce'],
    // Most issuers return address and name only from the userinfo endpoint, not in the ID token.
    userinfo: {
      request: ({ client, tokens }) => client.userinfo(tokens.access_token ?? ''),
    },
    clientId,
    ...(clientSecret ? { clientSecret } : { client: { token_endpoint_auth_method: 'none' } }),
    authorization: { params: { scope: 'openid email profile' } },
    profile: async (claims) => ({ id: (await recordingFailure(outcome, () => findUser(claims))) ?? noAccountId }),
  };
}

async function findUser(claims: OidcClaims): Promise<string | null> {
  if (!claims.email) return null;
  const [first = '', ...rest] = (claims.name ?? '').split(' ');
  return signInWithOidc({
    subject: claims.sub,
    email: claims.email,
    emailVerified: claims.email_verified === true,
    firstName: claims.given_name ?? first,
    lastName: claims.family_name ?? rest.join(' '),
  });
}

function providers(outcome: SignInOutcome, address: string): NextAuthOptions['providers'] {
  const { AUTH_OIDC_ISSUER: issuer, AUTH_OIDC_CLIENT_ID: clientId, AUTH_OIDC_CLIENT_SECRET: clientSecret } = env();
  // Password sign-in is used when no issuer is configured.
  return issuer && clientId
    ? [oidcProvider({ issuer, clientId, clientSecret }, outcome)]
    : [passwordProvider(outcome, address), codeProvider(outcome, address)];
}

/** Whether the user is active and has a role. Otherwise Access Denied (specification, section 6), which is recorded. */
async function canSignIn(userId: string, address: string): Promise<boolean> {
  const user = await database().user.findUnique({ where: { id: userId } });
  if (user?.active && user.role) return true;
  await recordFailedSignIn({ kind: 'NO_ACCESS', userId, address });
  return false;
}

/** The URL to redirect to after sign-in, restricted to this product. */
function sameOriginUrl(url: string, baseUrl: string): string {
  return URL.canParse(url, baseUrl) && new URL(url, baseUrl).origin === new URL(baseUrl).origin
    ? new URL(url, baseUrl).href
    : baseUrl;
}

/**
 * next-auth's settings. The cookie carries only a session id; the session is a row (lib/auth/sessions.ts).
 *
 * @param outcome filled in during sign-in
 * @param address the network that the request comes from
 * @param userAgent what its browser says of itself
 */
export function authOptions(
  outcome: SignInOutcome = {},
  address = 'unknown',
  userAgent: string | null = null,
): NextAuthOptions {
  const secret = env().NEXTAUTH_SECRET;
  return {
    ...(secret ? { secret } : {}),
    providers: providers(outcome, address),
    // next-auth logs profiles; log only the code.
    logger: {
      error: (code) => {
        // A session cookie of an earlier version or secret, or a broken one: its visitor is signed out.
        if (code === 'JWT_SESSION_ERROR') logger.debug('a session cookie is not valid');
        else logger.error({ code }, 'sign-in failed');
      },
      warn: (code) => logger.warn({ code }, 'sign-in'),
      debug: () => undefined,
    },
    session: { strategy: 'jwt', maxAge: sessionLifeMs / 1000 },
    jwt: sessionToken,
    useSecureCookies: isSecureSite(),
    cookies: authCookies(),
    pages: { signIn: '/sign-in', error: '/not-authorized' },
    callbacks: {
      signIn: ({ user }) => recordingFailure(outcome, () => canSignIn(user.id, address)),
      redirect: ({ url, baseUrl }) => sameOriginUrl(url, baseUrl),
      async jwt({ token, user }) {
        if (!user) return { sessionId: token.sessionId };
        const { checkedHash, secondStepId } = outcome;
        const place = { address, userAgent, checkedHash, secondStepId };
        return { sessionId: await recordingFailure(outcome, () => openSession(user.id, place)) };
      },
      session: ({ session, token }) => ({ expires: session.expires, sessionId: token.sessionId }),
    },
  };
}
