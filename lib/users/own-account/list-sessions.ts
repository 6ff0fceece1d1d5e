import type { PersonActor } from '@/lib/auth/actor';
import { sessionIdleMs, sessionLifeMs } from '@/lib/auth/sessions';
import { database } from '@/lib/db/client';
import { browserName } from './browser-name';
import type { OwnSessions } from './own-account-schemas';

/** The actor's sessions that have not ended, the present one first, then by last use. */
export async function listSessions(actor: PersonActor): Promise<OwnSessions> {
  const now = Date.now();
  const rows = await database().userSession.findMany({
    where: {
      userId: actor.userId,
      endedAt: null,
      createdAt: { gt: new Date(now - sessionLifeMs) },
      lastSeenAt: { gt: new Date(now - sessionIdleMs) },
    },
    orderBy: [{ lastSeenAt: 'desc' }, { id: 'desc' }],
  });
  const items = rows.map(({ id, address, userAgent, createdAt, lastSeenAt }) => ({
    sessionId: id,
    current: id === actor.sessionId,
    ...browserName(userAgent),
    address: address === 'unknown' ? null : address,
    openedAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }));
  return { items: items.toSorted((one, other) => Number(other.current) - Number(one.current)) };
}
