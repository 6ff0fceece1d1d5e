import { getServerSession } from 'next-auth';
import type { PersonActor } from './actor';
import { authOptions } from './auth-options';
import { findSessionActor } from './sessions';

/** Who makes the current request (page or route handler), or null without a live session. */
export async function findRequestActor(): Promise<PersonActor | null> {
  const session = await getServerSession(authOptions());
  return session?.sessionId ? findSessionActor(session.sessionId) : null;
}
