import type { NextAuthOptions } from 'next-auth';
import CredentialsProvider from 'next-auth/providers/credentials';
import { database } from '@/lib/db/client';
import { mapDatabaseError } from '@/lib/db/map-database-error';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { logger } from '@/lib/logger';
import { knownDeviceCookie } from './known-device';
import { oidcProvider, type FindCompanyAccount } from './oidc/oidc-provider';
import { findOidcSettings } from './oidc/oidc-settings';
import { ProviderFailure } from './oidc/provider-failure';
import { recordFailedSignIn } from './record-failed-sign-in';
import { sessionToken } from './session-token';
import { openSession, sessionLifeMs } from './sessions';
import { getSignInOptions } from './sign-in-options';
import { signInWithPassword } from './sign-in-with-password';

/** Results of a sign-in that next-auth's response cannot carry. */
export interface SignInOutcome {
  /** Set when sign-in failed for another reason than wrong credentials. */
  failure?: AppError;
  /** Set when sign-in at the identity provider failed. */
  providerFailure?: ProviderFailure;
  /** The `Set-Cookie` that marks the browser as known. */
  deviceCookie?: string;
  /** The hash of the password that was checked. */
  checkedHash?: string;
}

/**
 * Runs one part of a sign-in. next-auth shows error messages to the user, so it gets only a code; the error itself goes
 * to the outcome.
 */
async function recordingFailure<Result>(outcome: SignInOutcome, part: () => Promise<Result>): Promise<Result> {
  try {
    return await part();
  } catch (error) {
    if (error instanceof ProviderFailure) {
      outcome.providerFailure = error;
      throw new Error(error.problem, { cause: error });
    }
    const known = mapDatabaseError(error);
    const failure = known instanceof AppError ? known : new AppError('internal', { cause: error });
    outcome.failure = failure;
    throw new Error(failure.code, { cause: error });
  }
}

function passwordProvider(outcome: SignInOutcome, address: string): NextAuthOptions['providers'][number] {
  return CredentialsProvider({
    id: 'credentials',
    name: 'credentials',
    credentials: { email: { type: 'email' }, password: { type: 'password' } },
    authorize: (credentials, { headers }) =>
      recordingFailure(outcome, async () => {
        const person = await signInWithPassword({
          email: credentials?.email ?? '',
          password: credentials?.password ?? '',
          address,
          cookies: headers?.cookie,
        });
        if (!person) return null;
        outcome.checkedHash = person.checkedHash;
        outcome.deviceCookie = knownDeviceCookie(person.email);
        return { id: person.userId };
      }),
  });
}

function providers(outcome: SignInOutcome, address: string, findAccount: FindCompanyAccount) {
  const settings = findOidcSettings();
  const { local, passwordForAdmins } = getSignInOptions();
  const recording = <Result>(part: () => Promise<Result>) => recordingFailure(outcome, part);
  const offered: NextAuthOptions['providers'] = settings ? [oidcProvider(settings, { findAccount, recording })] : [];
  if (local || passwordForAdmins) offered.push(passwordProvider(outcome, address));
  return offered;
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
        // Why is said by who handles the request.
        else if (code.includes('OAUTH')) logger.debug({ code }, 'sign-in at the provider failed');
        else logger.error({ code }, 'sign-in failed');
      },
      warn: (code) => logger.warn({ code }, 'sign-in'),
      debug: () => undefined,
    },
    session: { strategy: 'jwt', maxAge: sessionLifeMs / 1000 },
    jwt: sessionToken,
    pages: { signIn: '/sign-in', error: '/not-authorized' },
    callbacks: {
      signIn: ({ user }) => recordingFailure(outcome, () => canSignIn(user.id, address)),
      redirect: ({ url, baseUrl }) => sameOriginUrl(url, baseUrl),
      async jwt({ token, user, account }) {
        if (!user) return { sessionId: token.sessionId };
        const byProvider = account?.provider === 'oidc';
        const place = { address, userAgent, byProvider, checkedHash: outcome.checkedHash };
        return { sessionId: await recordingFailure(outcome, () => openSession(user.id, place)) };
      },
      session: ({ session, token }) => ({ expires: session.expires, sessionId: token.sessionId }),
    },
  };
}
