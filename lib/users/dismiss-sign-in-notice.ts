import type { PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';

/** Stops showing the notice of failed sign-ins in this session. */
export async function dismissSignInNotice({ sessionId }: PersonActor): Promise<void> {
  await database().userSession.updateMany({
    where: { id: sessionId },
    data: { failedSignIns: 0, lastFailedAt: null, lastFailedFrom: null },
  });
}
