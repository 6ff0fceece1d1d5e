import { recordAudit } from '@/lib/audit/record-audit';
import type { PersonActor } from '@/lib/auth/actor';
import type { ProvedSecondStepInput } from './second-step-schemas';
import { withSecondStep } from './with-second-step';

/**
 * Ends the actor's second step: from now on the password is enough. Where the role requires one, a new one is due at once.
 *
 * @throws AppError as {@link withSecondStep}
 */
export async function switchOffSecondStep(actor: PersonActor, input: ProvedSecondStepInput): Promise<void> {
  await withSecondStep(actor, input, async (db, id) => {
    await db.secondStep.delete({ where: { id } });
    await recordAudit(db, actor, 'second-step.switched-off', { userId: actor.userId });
  });
}
