import { recordAudit } from '@/lib/audit/record-audit';
import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { database, type Db } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import type { ChangeMessageSettings, MessageSettings } from '@/lib/domain/message-schemas';

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
 * @param input what is missing stays as it is, whoever changes it meanwhile
 * @returns all as it holds now
 * @throws AppError `permission.denied`
 */
export async function changeMessageSettings(
  actor: PersonActor,
  input: ChangeMessageSettings,
): Promise<MessageSettings> {
  requirePermission(actor, 'administration');
  return transaction(async (db) => {
    await db.$queryRaw`SELECT 1 FROM message_settings WHERE id = 1 FOR UPDATE`;
    const before = await findMessageSettings(db);
    const next: MessageSettings = {
      modelDrafts: input.modelDrafts ?? before.modelDrafts,
      tellsReader: input.tellsReader ?? before.tellsReader,
    };
    const changes = (['modelDrafts', 'tellsReader'] as const)
      .filter((field) => before[field] !== next[field])
      .map((field) => ({ field, subject: null, from: before[field], to: next[field] }));
    if (changes.length === 0) return next;
    await db.messageSettings.update({ where: { id: 1 }, data: next });
    await recordAudit(db, actor, 'message-settings.saved', { changes });
    return next;
  });
}
