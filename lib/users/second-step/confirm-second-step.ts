import { endTokensOf } from '@/lib/users/api-tokens/end-tokens-of';
import { recordAudit } from '@/lib/audit/record-audit';
import type { PersonActor } from '@/lib/auth/actor';
import { findTimeStep, readOneTimePassword } from '@/lib/auth/second-step/one-time-password';
import { endSessionsOf } from '@/lib/auth/sessions';
import { transaction } from '@/lib/db/transaction';
import { encryptSecret } from '@/lib/encrypted-secret';
import { AppError } from '@/lib/errors';
import { requirePasswordSignIn } from '../passwords/require-password-sign-in';
import { holdAccount } from './hold-account';
import { replaceRecoveryCodes } from './replace-recovery-codes';
import type { ConfirmSecondStepInput, RecoveryCodes } from './second-step-schemas';
import { openSetup } from './sealed-setup';

/**
 * Sets up the actor's second step by the first code of their app. Their other sessions end, because no code was given
 * in them.
 *
 * @throws AppError `request.invalid` for a wrong code, `second-step.setup-expired`, `second-step.already-set-up`,
 * `session.missing`, `user.company-sign-in`
 */
export async function confirmSecondStep(
  actor: PersonActor,
  { setup, code }: ConfirmSecondStepInput,
  now: Date = new Date(),
): Promise<RecoveryCodes> {
  requirePasswordSignIn(actor.role);
  const key = openSetup(setup, actor.sessionId, now);
  if (key === null) throw new AppError('second-step.setup-expired');
  const digits = readOneTimePassword(code);
  const lastTimeStep = digits === null ? null : findTimeStep(key, digits, now);
  if (lastTimeStep === null) throw new AppError('request.invalid', { fields: [{ path: 'code', code: 'code-wrong' }] });
  const { userId, sessionId } = actor;
  return transaction(async (db) => {
    await holdAccount(db, actor);
    const present = await db.secondStep.count({ where: { userId } });
    if (present > 0) throw new AppError('second-step.already-set-up');
    const encryptedKey = encryptSecret(key, 'second-step');
    const { id } = await db.secondStep.create({ data: { userId, encryptedKey, lastTimeStep } });
    const recoveryCodes = await replaceRecoveryCodes(db, id);
    await endSessionsOf(db, userId, { except: sessionId });
    await endTokensOf(db, actor, userId);
    await recordAudit(db, actor, 'second-step.set-up', { userId });
    return { recoveryCodes };
  });
}
