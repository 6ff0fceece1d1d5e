import { getServerSession } from 'next-auth';
import { headers } from 'next/headers';
import { requireDatabase } from '@/lib/db/database-probe';
import type { PersonActor } from './actor';
import { authOptions } from './auth-options';
import { findSessionId } from './session-cookies';
import { findSessionActor } from './sessions';

/**
 * The user behind the current request (page or route handler), or null without a live session.
 *
 * @throws AppError `database.unavailable` at once when the database is known to be down
 */
export async function findRequestActor(): Promise<PersonActor | null> {
  // Without a cookie of ours there is nothing to look up: visitors cost no more than they must (docs/decisions/0129).
  if (findSessionId((await headers()).get('cookie') ?? undefined) === null) return null;
  const session = await getServerSession(authOptions());
  if (!session?.sessionId) return null;
  await requireDatabase();
  return findSessionActor(session.sessionId);
}
