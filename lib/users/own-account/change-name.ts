import { recordAudit } from '@/lib/audit/record-audit';
import type { PersonActor } from '@/lib/auth/actor';
import { transaction } from '@/lib/db/transaction';
import type { ChangeNameInput } from './own-account-schemas';

/**
 * Changes the actor's name, which then also appears on their earlier work. The audit log says that it changed, but
 * not the names.
 */
export async function changeName(actor: PersonActor, { firstName, lastName }: ChangeNameInput): Promise<void> {
  await transaction(async (db) => {
    await db.user.update({ where: { id: actor.userId }, data: { firstName, lastName } });
    await recordAudit(db, actor, 'user.renamed', { userId: actor.userId });
  });
}
