import { recordAudit } from '@/lib/audit/record-audit';
import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { transaction } from '@/lib/db/transaction';
import type { OpenedTemplate, SaveTemplate, TemplateId } from '@/lib/domain/message-schemas';
import { AppError } from '@/lib/errors';
import { requireVersion } from '@/lib/http/server/version-tag';
import { findTextFaults } from './check-text';
import { findTemplate, findVersions } from './stored-template';

/**
 * Stores a new version of a template; the former ones stay.
 *
 * @param input `template` null: the product's own text again; `ifMatch`: see `requireVersion`
 * @throws AppError `permission.denied`, `message.faulty` with what may not stand in it, `message-template.changed`
 */
export async function saveTemplate(
  actor: PersonActor,
  { kind, locale, template, ifMatch }: TemplateId & SaveTemplate & { ifMatch: string | null },
): Promise<OpenedTemplate> {
  requirePermission(actor, 'administration');
  const fields = (['subject', 'text'] as const).flatMap((part) =>
    findTextFaults(template?.[part] ?? '', kind === 'rejection').map((fault) => ({
      path: `template.${part}`,
      ...fault,
    })),
  );
  if (fields.length > 0) throw new AppError('message.faulty', { fields });
  return transaction(async (db) => {
    // One save at a time, or two would take the same number.
    await db.$queryRaw`SELECT pg_advisory_xact_lock(hashtext('message_template_version'))::text`;
    const id = { kind, locale };
    const before = await findTemplate(db, id);
    requireVersion(before, ifMatch, 'message-template.changed');
    const isSame = template
      ? !before.isDefault && before.subject === template.subject && before.text === template.text
      : before.isDefault;
    if (!isSame) {
      const version = before.version + 1;
      const { subject, text } = template ?? { subject: null, text: null };
      await db.messageTemplateVersion.create({ data: { ...id, version, subject, text, savedById: actor.userId } });
      const told = { template: kind, language: locale, version, isDefault: template === null };
      await recordAudit(db, actor, 'message-template.saved', told);
    }
    return { ...(await findTemplate(db, id)), versions: await findVersions(db, id) };
  });
}
