import { recordAudit } from '@/lib/audit/record-audit';
import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { database, type Db } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import type { MessageSettings } from '@/lib/domain/message-schemas';

/** What a model may do for messages to candidates, for whoever writes one. */
export async function findMessageSettings(db: Db): Promise<MessageSettings> {
  const { modelDrafts, tellsReader } = await db.messageSettings.findUniqueOrThrow({ where: { id: 1 } });
  return { modelDrafts, tellsReader };
}

/** The same on the page of settings. @throws AppError `permission.denied` */
export async function getMessageSettings(actor: PersonActor): Promise<MessageSettings> {
  requirePermission(actor, 'administration');
  return findMessageSettings(database());
}

/**
 * Changes what a model may do for messages; at once. Messages that were written keep their words.
 *
 * @throws AppError `permission.denied`
 */
export async function changeMessageSettings(actor: PersonActor, input: MessageSettings): Promise<MessageSettings> {
  requirePermission(actor, 'administration');
  await transaction(async (db) => {
    const before = await findMessageSettings(db);
    const changes = (['modelDrafts', 'tellsReader'] as const)
      .filter((field) => before[field] !== input[field])
      .map((field) => ({ field, subject: null, from: before[field], to: input[field] }));
    if (changes.length === 0) return;
    await db.messageSettings.update({ where: { id: 1 }, data: input });
    await recordAudit(db, actor, 'message-settings.saved', { changes });
  });
  return input;
}
