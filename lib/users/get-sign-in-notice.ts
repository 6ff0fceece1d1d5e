import type { PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import type { SignInNotice } from '@/lib/domain/user-schemas';

/** The failed sign-ins before the actor signed in; null when there were none, or the notice was dismissed. */
export async function getSignInNotice({ sessionId }: PersonActor): Promise<SignInNotice | null> {
  const session = await database().userSession.findUnique({
    where: { id: sessionId },
    select: { failedSignIns: true, lastFailedAt: true, lastFailedFrom: true },
  });
  if (!session?.lastFailedAt || session.failedSignIns === 0) return null;
  const { failedSignIns: count, lastFailedAt, lastFailedFrom: lastFrom } = session;
  return { count, lastAt: lastFailedAt.toISOString(), lastFrom };
}
