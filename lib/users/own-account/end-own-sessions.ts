import type { z } from 'zod';
import { recordAudit } from '@/lib/audit/record-audit';
import type { PersonActor } from '@/lib/auth/actor';
import { endSessionsOf } from '@/lib/auth/sessions';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { endTokensOf } from '../api-tokens/end-tokens-of';
import type { endOthersQuery } from './own-account-schemas';

/** Signs the actor out everywhere else; their API tokens end, too, unless they keep them. */
export async function endOtherSessions(
  actor: PersonActor,
  { keepTokens }: z.output<typeof endOthersQuery>,
): Promise<void> {
  await transaction(async (db) => {
    await endSessionsOf(db, actor.userId, { except: actor.sessionId });
    if (!keepTokens) await endTokensOf(db, actor, actor.userId);
    await recordAudit(db, actor, 'session.others-ended', { sessionId: actor.sessionId });
  });
}

/**
 * Ends one of the actor's own sessions. If it is not the present one, the API tokens made since it began end too.
 *
 * @throws AppError `session.not-found`, also for a session of somebody else
 */
export async function endOwnSession(actor: PersonActor, { sessionId }: { sessionId: string }): Promise<void> {
  await transaction(async (db) => {
    const where = { id: sessionId, userId: actor.userId, endedAt: null };
    const [ended] = await db.userSession.updateManyAndReturn({
      where,
      data: { endedAt: new Date() },
      select: { createdAt: true },
    });
    if (!ended) throw new AppError('session.not-found');
    const isOther = sessionId !== actor.sessionId;
    // Somebody else may have used that session to make them.
    if (isOther) await endTokensOf(db, actor, actor.userId, { madeSince: ended.createdAt });
    const facts = { sessionId, ...(isOther ? { from: actor.sessionId } : {}) };
    await recordAudit(db, actor, isOther ? 'session.other-ended' : 'session.ended', facts);
  });
}
