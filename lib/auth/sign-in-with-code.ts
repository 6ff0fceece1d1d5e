import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { clearFailures, recordFailure, secondsUntilAllowed } from './attempt-limit';
import { findKnownDevice } from './known-device';
import { beOnlyAttempt } from './only-attempt';
import { recordFailedSignIn } from './record-failed-sign-in';
import { passwordFingerprint, readPendingSignIn } from './second-step/pending-sign-in';
import { consumeCode, type StoredSecondStep } from './second-step/consume-code';
import { codeKeys } from './sign-in-attempts';
import type { SignedIn } from './sign-in-with-password';

interface CodeSignIn {
  /** A code of the app or a recovery code, as it was typed. */
  code: string;
  /** Network address of the caller, or `unknown`. */
  address: string;
  /** The request's `Cookie`: it says whose password was right. */
  cookies?: string | undefined;
}

const maxCodeLength = 100;

/**
 * Checks the code of the second step, after the password. Wrong codes are counted apart from wrong passwords
 * (docs/decisions/0148).
 *
 * @returns whose it is, or null for a wrong code
 * @throws AppError `second-step.expired` when the password has to be typed again, `request.too-many` after too many
 *   failures or while another code of this account is checked, `second-step.unreadable`
 */
export async function signInWithCode(input: CodeSignIn): Promise<(SignedIn & { secondStepId: string }) | null> {
  const { address, cookies } = input;
  const { email, passwordHash, secondStep } = await findPending(cookies);
  const keys = codeKeys(findKnownDevice(cookies, email, secondStep.id), email, address);
  const outcome = await tryCode(keys, { ...secondStep, address }, input.code.slice(0, maxCodeLength));
  if (outcome.kind === 'right') {
    const { id: secondStepId, userId } = secondStep;
    return { userId, email, checkedHash: passwordHash, secondStepId };
  }
  await recordFailedSignIn({ kind: outcome.kind, email, address });
  if (outcome.kind === 'LOCKED') throw new AppError('request.too-many', { retryAfterSeconds: outcome.wait });
  return null;
}

/** The account whose password was right in this browser, if neither password nor second step has changed since. */
async function findPending(cookies: string | undefined) {
  const pending = readPendingSignIn(cookies);
  const user =
    pending && (await database().user.findUnique({ where: { id: pending.userId }, include: { secondStep: true } }));
  if (!user?.passwordHash || !user.secondStep) throw new AppError('second-step.expired');
  const isSame = passwordFingerprint(user.passwordHash) === pending?.password;
  if (!isSame || user.secondStep.id !== pending.secondStepId) throw new AppError('second-step.expired');
  return { email: user.email, passwordHash: user.passwordHash, secondStep: user.secondStep };
}

type Outcome = { kind: 'right' | 'WRONG_CODE' } | { kind: 'LOCKED'; wait: number };

type Keys = ReturnType<typeof codeKeys>;

async function tryCode(
  { place, all, lock }: Keys,
  step: StoredSecondStep & { address: string },
  code: string,
): Promise<Outcome> {
  const actor = { kind: 'person', userId: step.userId, address: step.address } as const;
  return transaction(async (db) => {
    await beOnlyAttempt(db, lock);
    const wait = await secondsUntilAllowed(all, db);
    if (wait > 0) return { kind: 'LOCKED', wait };
    if (!(await consumeCode(db, actor, step, code))) {
      await recordFailure(all, db);
      return { kind: 'WRONG_CODE' };
    }
    await clearFailures(place, db);
    return { kind: 'right' };
  });
}
