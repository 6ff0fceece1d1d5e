import type { Db } from '@/lib/db/client';
import type { MailKind } from '@/lib/domain/mail-enums';
import type { Locale } from '@/lib/i18n/locale';
import { enqueueEvent } from '@/lib/jobs/outbox';
import { encryptMailBody, type MailBody } from './mail-body';
import { mailSettings } from './mail-settings';

interface NewMail {
  kind: MailKind;
  recipient: string;
  /** The recipient's language. */
  locale: Locale;
  body: MailBody;
  /** SHA-256 of the token in the mail's link, so that a link that has ended is not mailed. */
  linkHash?: string;
  /** Whom it is to, where that is a candidate. */
  candidateId?: string;
  /** Of the row that it belongs to, where there is one. */
  id?: string;
  /** Not before; left out: at once. */
  sendAt?: Date;
}

/**
 * Writes a mail in the caller's transaction; it is sent if and only if that commits. Call `sendOutboxSoon` after the
 * commit.
 *
 * @returns false when no mail server is set, and nothing was written
 */
export async function enqueueMail(db: Db, { body, sendAt, ...mail }: NewMail): Promise<boolean> {
  if (!mailSettings()) return false;
  const nextAttemptAt = sendAt ?? new Date();
  const { id } = await db.mail.create({ data: { ...mail, nextAttemptAt, encryptedBody: encryptMailBody(body) } });
  await enqueueEvent(db, { name: 'mail/sending.requested', data: { mailId: id } });
  return true;
}
