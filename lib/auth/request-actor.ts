import { headers } from 'next/headers';
import { requireDatabase } from '@/lib/db/database-probe';
import { cookieLocale } from '@/lib/i18n/locale';
import type { PersonActor } from './actor';
import { requestAddress } from './request-address';
import { findSessionId } from './session-cookies';
import { findSessionActor } from './sessions';

/**
 * The user behind the current request (page or route handler), or null without a live session. Texts are written in the
 * language of the cookie, as the page is; the account's serves programs, which have no cookie (docs/decisions/0061).
 *
 * @throws AppError `database.unavailable` at once when the database is known to be down
 */
export async function findRequestActor(): Promise<PersonActor | null> {
  // Without one of our cookies there is nothing to look up, which keeps visitors cheap (docs/decisions/0129).
  const sent = await headers();
  const cookies = sent.get('cookie') ?? undefined;
  const sessionId = findSessionId(cookies);
  if (sessionId === null) return null;
  await requireDatabase();
  const actor = await findSessionActor(sessionId);
  return actor && { ...actor, address: requestAddress(sent), locale: cookieLocale(cookies) ?? actor.locale };
}
