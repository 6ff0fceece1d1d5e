import type { NextAuthOptions } from 'next-auth';
import { database } from '@/lib/db/client';
import { env } from '@/lib/env';
import { logger } from '@/lib/logger';
import { authCookies } from './auth-cookies';
import { isSecureSite } from './cookie-names';
import { authTimeOf } from './oidc/auth-time';
import { idTokenOf, oidcProvider, type FindCompanyAccount } from './oidc/oidc-provider';
import { findOidcSettings } from './oidc/oidc-settings';
import { codeProvider, passwordProvider } from './password-providers';
import { recordFailedSignIn } from './record-failed-sign-in';
import { sessionToken } from './session-token';
import { openSession, sessionLifeMs } from './sessions';
import { getSignInOptions } from './sign-in-options';
import { recordingFailure, type SignInOutcome } from './sign-in-outcome';

function providers(outcome: SignInOutcome, address: string, findAccount: FindCompanyAccount) {
  const settings = findOidcSettings();
  const { local, passwordForAdmins } = getSignInOptions();
  const recording = <Result>(part: () => Promise<Result>) => recordingFailure(outcome, part);
  const offered: NextAuthOptions['providers'] = settings ? [oidcProvider(settings, { findAccount, recording })] : [];
  if (local || passwordForAdmins) offered.push(passwordProvider(outcome, address), codeProvider(outcome, address));
  return offered;
}

/**
 * Whether the user is active and has a role. Without a role the page Access Denied follows; somebody deactivated, and
 * somebody whose session ended with that, gets the forbidden page (specification, sections 6 and 8). Both are
 * recorded.
 */
async function canSignIn(userId: string, address: string): Promise<boolean | '/forbidden'> {
  const user = await database().user.findUnique({ where: { id: userId } });
  if (user?.active && user.role) return true;
  await recordFailedSignIn({ kind: 'NO_ACCESS', userId, address });
  return user && !user.active ? '/forbidden' : false;
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
 * @param findAccount whose account a sign-in at the identity provider is
 */
export function authOptions(
  outcome: SignInOutcome = {},
  address = 'unknown',
  userAgent: string | null = null,
  findAccount: FindCompanyAccount = () => Promise.resolve(null),
): NextAuthOptions {
  const secret = env().NEXTAUTH_SECRET;
  return {
    ...(secret ? { secret } : {}),
    providers: providers(outcome, address, findAccount),
    // next-auth logs profiles; log only the code.
    logger: {
      error: (code) => {
        // A session cookie of an earlier version or secret, or a broken one: its visitor is signed out.
        if (code === 'JWT_SESSION_ERROR') logger.debug('a session cookie is not valid');
        // The reason is logged where the request is handled.
        else if (code.includes('OAUTH')) logger.debug({ code }, 'sign-in at the provider failed');
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
      async jwt({ token, user, account, profile }) {
        if (!user) return { sessionId: token.sessionId };
        const byProvider = account?.provider === 'oidc';
        const { checkedHash, secondStepId } = outcome;
        const confirmedAt = byProvider ? authTimeOf(idTokenOf(profile)) : new Date();
        const place = { address, userAgent, byProvider, confirmedAt, checkedHash, secondStepId };
        return { sessionId: await recordingFailure(outcome, () => openSession(user.id, place)) };
      },
      session: ({ session, token }) => ({ expires: session.expires, sessionId: token.sessionId }),
    },
  };
}
