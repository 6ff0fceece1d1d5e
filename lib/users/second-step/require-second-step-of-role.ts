import { recordAudit } from '@/lib/audit/record-audit';
import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { transaction } from '@/lib/db/transaction';
import type { Role } from '@/lib/domain/user-schemas';
import { lockAdministrators } from '../accounts/lock-administrators';
import { requirePasswordSignIn } from '../passwords/require-password-sign-in';

interface RoleRequirement {
  role: Role;
  required: boolean;
}

/**
 * Sets whether people of a role must have a second step. Anybody without one is led to set it up at the next call or
 * page.
 *
 * @throws AppError `permission.denied`, `user.company-sign-in`
 */
export async function requireSecondStepOfRole(actor: PersonActor, { role, required }: RoleRequirement): Promise<void> {
  requirePermission(actor, 'administration');
  requirePasswordSignIn(role);
  await transaction(async (db) => {
    await lockAdministrators(db, actor);
    const { count } = required
      ? await db.requiredSecondStep.createMany({ data: [{ role }], skipDuplicates: true })
      : await db.requiredSecondStep.deleteMany({ where: { role } });
    if (count > 0) await recordAudit(db, actor, required ? 'second-step.required' : 'second-step.optional', { role });
  });
}
