import { recordAudit } from '@/lib/audit/record-audit';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { toLocale } from '@/lib/i18n/locale';
import type { PersonActor } from './actor';

/** decisions.md, "People, sessions, permissions": 12 hours at most, 60 minutes idle. */
export const sessionLifeMs = 12 * 60 * 60 * 1000;
export const sessionIdleMs = 60 * 60 * 1000;
/** `lastSeenAt` is written at most once in this time, not on every request. */
const touchEveryMs = 60 * 1000;

/** Opens a session for a person who has just proved who they are; answers its id. */
export async function openSession(userId: string): Promise<string> {
  return transaction(async (db) => {
    const session = await db.userSession.create({ data: { userId } });
    await db.auditEvent.create({ data: { actorId: userId, action: 'session.opened', details: {} } });
    return session.id;
  });
}

/**
 * The person behind a session id, or null when the session has ended, is too old or idle too long, or when the
 * account was deactivated or lost its role meanwhile.
 */
export async function findSessionActor(sessionId: string, now: Date = new Date()): Promise<PersonActor | null> {
  const session = await database().userSession.findUnique({ where: { id: sessionId }, include: { user: true } });
  if (!session || session.endedAt || !session.user.active || !session.user.role) return null;
  if (now.getTime() - session.createdAt.getTime() >= sessionLifeMs) return null;
  if (now.getTime() - session.lastSeenAt.getTime() >= sessionIdleMs) return null;
  if (now.getTime() - session.lastSeenAt.getTime() >= touchEveryMs) {
    await database().userSession.updateMany({ where: { id: sessionId, endedAt: null }, data: { lastSeenAt: now } });
  }
  const { user } = session;
  return { kind: 'person', userId: user.id, sessionId, role: session.user.role, locale: toLocale(user.locale) };
}

/** Ends the actor's session at once. */
export async function endSession(actor: PersonActor): Promise<void> {
  await transaction(async (db) => {
    await db.userSession.updateMany({ where: { id: actor.sessionId, endedAt: null }, data: { endedAt: new Date() } });
    await recordAudit(db, actor, 'session.ended');
  });
}
