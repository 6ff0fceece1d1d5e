import { recordAudit } from '@/lib/audit/record-audit';
import type { PersonActor } from '@/lib/auth/actor';
import { transaction } from '@/lib/db/transaction';
import type { ChangeNameInput } from './own-account-schemas';

/** Changes the actor's name, also where it stands on earlier work. The log says that it changed, not what to. */
export async function changeName(actor: PersonActor, { firstName, lastName }: ChangeNameInput): Promise<void> {
  await transaction(async (db) => {
    await db.user.update({ where: { id: actor.userId }, data: { firstName, lastName } });
    await recordAudit(db, actor, 'user.renamed', { userId: actor.userId });
  });
}
