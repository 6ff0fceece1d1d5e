import type { Db } from '@/lib/db/client';
import { toLocale } from '@/lib/i18n/locale';
import { enqueueMail } from '@/lib/mail/enqueue-mail';

/** Mails an account's owner that an API token was made, in case somebody else made it. */
export async function mailNewToken(db: Db, { userId, name }: { userId: string; name: string }): Promise<void> {
  const { email, locale } = await db.user.findUniqueOrThrow({ where: { id: userId } });
  const body = { at: new Date().toISOString(), tokenName: name };
  await enqueueMail(db, { kind: 'API_TOKEN_CREATED', recipient: email, locale: toLocale(locale), body });
}
