import type { PersonActor } from '@/lib/auth/actor';
import { keyAddress, makeKey } from '@/lib/auth/second-step/one-time-password';
import { AppError } from '@/lib/errors';
import { messages } from '@/lib/i18n/generated/messages';
import { withOwnPassword } from '../passwords/with-own-password';
import { holdAccount } from './hold-account';
import { sealSetup } from './sealed-setup';
import type { BeginSecondStepInput, SecondStepKey } from './second-step-schemas';

/**
 * Makes a key for the actor's app. Nothing changes until its first code proves that the app has it.
 *
 * @throws AppError `request.invalid` when the password is wrong, `request.too-many`, `user.company-sign-in`,
 *   `second-step.already-set-up`, `session.missing`
 */
export async function beginSecondStep(actor: PersonActor, input: BeginSecondStepInput): Promise<SecondStepKey> {
  return withOwnPassword(actor, { password: input.password, path: 'password' }, async (db, checkedHash) => {
    const { email } = await holdAccount(db, actor, checkedHash);
    const present = await db.secondStep.count({ where: { userId: actor.userId } });
    if (present > 0) throw new AppError('second-step.already-set-up');
    const key = makeKey();
    const issuer = messages[actor.locale].common.appName;
    const setup = sealSetup({ sessionId: actor.sessionId, key });
    return { key, address: keyAddress(key, { issuer, account: email }), setup };
  });
}
