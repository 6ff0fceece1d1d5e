import { recordAudit } from '@/lib/audit/record-audit';
import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { transaction } from '@/lib/db/transaction';
import { requireVersion } from '@/lib/http/server/version-tag';
import { findGivenFacts } from './find-facts';
import { forgetPublicNotices } from './public-notices';
import type { NoticeFactsDto, SaveNoticeFacts } from './schemas';

const fields = ['controller', 'address', 'contact', 'officer', 'storagePl', 'storageEn'] as const;

/**
 * Replaces what the notices say of the installation. The audit log tells which facts changed, not their words: they may name people.
 *
 * @param input `ifMatch`: see `requireVersion`
 * @throws AppError `permission.denied`, `notice.changed`
 */
export async function saveNoticeFacts(
  actor: PersonActor,
  { ifMatch, ...facts }: SaveNoticeFacts & { ifMatch: string | null },
): Promise<NoticeFactsDto> {
  requirePermission(actor, 'administration');
  const saved = await transaction(async (db) => {
    await db.$queryRaw`SELECT 1 FROM notice_facts FOR UPDATE`;
    const before = await findGivenFacts(db);
    requireVersion(before, ifMatch, 'notice.changed');
    const changed = fields.filter((field) => before[field] !== facts[field]);
    if (changed.length === 0) return before;
    const version = before.version + 1;
    await db.noticeFacts.update({ where: { id: 1 }, data: { ...facts, version } });
    await recordAudit(db, actor, 'notice.facts-saved', { version, facts: changed });
    return findGivenFacts(db);
  });
  forgetPublicNotices();
  return saved;
}
