import type { Db } from '@/lib/db/client';
import { toLocale } from '@/lib/i18n/locale';
import { enqueueMail } from '@/lib/mail/enqueue-mail';

/** Mails an account's owner that the password was changed, in case somebody else changed it. */
export async function mailChangedPassword(db: Db, userId: string): Promise<void> {
  const { email, locale } = await db.user.findUniqueOrThrow({ where: { id: userId } });
  const body = { at: new Date().toISOString() };
  await enqueueMail(db, { kind: 'PASSWORD_CHANGED', recipient: email, locale: toLocale(locale), body });
}
