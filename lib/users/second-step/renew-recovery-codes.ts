import { recordAudit } from '@/lib/audit/record-audit';
import type { PersonActor } from '@/lib/auth/actor';
import { replaceRecoveryCodes } from './replace-recovery-codes';
import type { ProvedSecondStepInput, RecoveryCodes } from './second-step-schemas';
import { withSecondStep } from './with-second-step';

/**
 * Gives the actor new recovery codes; the former ones end.
 *
 * @throws AppError as {@link withSecondStep}
 */
export async function renewRecoveryCodes(actor: PersonActor, input: ProvedSecondStepInput): Promise<RecoveryCodes> {
  return withSecondStep(actor, input, async (db, secondStepId) => {
    const recoveryCodes = await replaceRecoveryCodes(db, secondStepId);
    await recordAudit(db, actor, 'second-step.recovery-codes-renewed', { userId: actor.userId });
    return { recoveryCodes };
  });
}
