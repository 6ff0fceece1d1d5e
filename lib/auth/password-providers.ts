import type { NextAuthOptions } from 'next-auth';
import CredentialsProvider from 'next-auth/providers/credentials';
import { AppError } from '@/lib/errors';
import { knownDeviceCookie } from './known-device';
import { clearedPendingSignIn, findPendingSignIn, pendingSignInCookie } from './second-step/pending-sign-in';
import { recordingFailure, type SignInOutcome } from './sign-in-outcome';
import { signInWithCode } from './sign-in-with-code';
import { signInWithPassword } from './sign-in-with-password';

type Provider = NextAuthOptions['providers'][number];

/** The first step: e-mail and password. An account with a second step gets no further here. */
export function passwordProvider(outcome: SignInOutcome, address: string): Provider {
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
        const pending = await findPendingSignIn(person);
        if (pending) {
          outcome.cookies = [pendingSignInCookie(pending)];
          throw new AppError('second-step.code-needed');
        }
        outcome.checkedHash = person.checkedHash;
        outcome.cookies = [knownDeviceCookie(person.email)];
        return { id: person.userId };
      }),
  });
}

/** The second step: a code. */
export function codeProvider(outcome: SignInOutcome, address: string): Provider {
  return CredentialsProvider({
    id: 'code',
    name: 'code',
    credentials: { code: { type: 'text' } },
    authorize: (credentials, { headers }) =>
      recordingFailure(outcome, async () => {
        const person = await signInWithCode({ code: credentials?.code ?? '', address, cookies: headers?.cookie });
        if (!person) return null;
        outcome.checkedHash = person.checkedHash;
        outcome.secondStepId = person.secondStepId;
        outcome.cookies = [knownDeviceCookie(person.email, person.secondStepId), clearedPendingSignIn()];
        return { id: person.userId };
      }),
  });
}
