import type { PersonActor } from '@/lib/auth/actor';
import { transaction } from '@/lib/db/transaction';
import type { Locale } from '@/lib/i18n/locale';

/** Stores the user's language. */
export async function changeLocale(actor: PersonActor, locale: Locale): Promise<void> {
  await transaction(async (db) => {
    await db.user.update({ where: { id: actor.userId }, data: { locale } });
  });
}
