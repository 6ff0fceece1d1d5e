import { recordAudit } from '@/lib/audit/record-audit';
import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { encryptMailBody } from '../mail-body';
import { mailSettings } from '../mail-settings';
import { sendMail } from '../send/send-mail';
import type { MailTest } from './mail-schemas';

/**
 * Sends a mail to the actor and waits for the server's response; tried once.
 *
 * @throws AppError `permission.denied`, `mail.not-set-up`
 */
export async function sendTestMail(actor: PersonActor): Promise<MailTest> {
  requirePermission(actor, 'administration');
  if (!mailSettings()) throw new AppError('mail.not-set-up');
  const { id, recipient } = await transaction(async (db) => {
    const { email } = await db.user.findUniqueOrThrow({ where: { id: actor.userId } });
    // Not requested as an event: this call sends it.
    const data = { recipient: email, locale: actor.locale, encryptedBody: encryptMailBody({}) };
    const mail = await db.mail.create({ data: { kind: 'TEST', ...data } });
    await recordAudit(db, actor, 'mail.tested', { mailId: mail.id });
    return mail;
  });
  await sendMail(actor, { mailId: id });
  const mail = await database().mail.findUniqueOrThrow({ where: { id } });
  return { sentTo: recipient, failure: mail.failure };
}
