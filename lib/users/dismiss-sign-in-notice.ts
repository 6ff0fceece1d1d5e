import type { PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';

/** The notice of failed sign-ins is not shown again. */
export async function dismissSignInNotice({ sessionId }: PersonActor): Promise<void> {
  await database().userSession.updateMany({
    where: { id: sessionId },
    data: { failedSignIns: 0, lastFailedAt: null, lastFailedFrom: null },
  });
}
