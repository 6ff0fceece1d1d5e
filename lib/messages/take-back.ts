import { recordAudits } from '@/lib/audit/record-audit';
import type { PersonActor } from '@/lib/auth/actor';
import type { Db } from '@/lib/db/client';

/**
 * Takes mails of messages back that nobody is sending now, in the caller's transaction: whoever claims one first, the sender or this,
 * has it. A link in it ends.
 *
 * @returns ids of those that will not leave
 */
export async function takeBack(db: Db, actor: PersonActor, ids: readonly string[]): Promise<string[]> {
  const gone = await db.$queryRaw<{ id: string; linkHash: string | null; candidateId: string; processId: string }[]>`
    DELETE FROM mail USING candidate_message m, candidate c
    WHERE mail.id = m.id AND c.id = m.candidate_id AND mail.id = ANY(${[...ids]}::uuid[])
      AND mail.state = 'QUEUED' AND mail.claimed_until IS NULL
    RETURNING mail.id, mail.link_hash AS "linkHash", c.id AS "candidateId", c.process_id AS "processId"`;
  const calledBack = gone.map(({ id }) => id);
  await db.candidateMessage.updateMany({
    where: { id: { in: calledBack } },
    data: { state: 'CALLED_BACK', endedAt: new Date(), calledBackById: actor.userId },
  });
  const hashes = gone.flatMap(({ linkHash }) => linkHash ?? []);
  await db.outsiderLink.updateMany({
    where: { tokenHash: { in: hashes }, revokedAt: null },
    data: { revokedAt: new Date() },
  });
  const facts = gone.map(({ id: messageId, candidateId, processId }) => ({ processId, candidateId, messageId }));
  await recordAudits(db, actor, 'candidate.message-called-back', facts);
  return calledBack;
}
