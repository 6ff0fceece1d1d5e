import type { Db } from '@/lib/db/client';
import { toLocale } from '@/lib/i18n/locale';
import { enqueueMail } from '@/lib/mail/enqueue-mail';

/** Tells the owner of an account that its password was changed, in case that it was somebody else. */
export async function mailChangedPassword(db: Db, userId: string): Promise<void> {
  const { email, locale } = await db.user.findUniqueOrThrow({ where: { id: userId } });
  const body = { at: new Date().toISOString() };
  await enqueueMail(db, { kind: 'PASSWORD_CHANGED', recipient: email, locale: toLocale(locale), body });
}
