import { randomUUID } from 'node:crypto';
import type { PersonActor } from '@/lib/auth/actor';
import { recordAudit, recordAudits } from '@/lib/audit/record-audit';
import type { Db } from '@/lib/db/client';
import type { RevealCause } from '@/lib/db/generated/client';
import { AppError } from '@/lib/errors';

interface NewReveal {
  processId: string;
  /** Hidden candidates that the caller's transaction has locked. */
  candidateIds: string[];
  /** Why, in the person's words; undefined: none was given. */
  reason: string | undefined;
  cause: RevealCause;
  /** Of the decision that reveals. */
  requestId?: string;
}

/**
 * Reveals hidden candidates of a blind process to everyone, and keeps who did it and why. Every reveal goes through
 * here. The audit log has ids only: the reason may name a person, and is erased with the candidate.
 *
 * @throws AppError `candidate.reveal-reason-missing` when somebody would be revealed and no reason is given
 */
export async function revealHidden(
  db: Db,
  actor: PersonActor,
  { processId, candidateIds, reason, cause, requestId = randomUUID() }: NewReveal,
): Promise<void> {
  if (candidateIds.length === 0) return;
  if (!reason) throw new AppError('candidate.reveal-reason-missing');
  const revealedById = actor.userId;
  await db.candidateReveal.createMany({
    data: candidateIds.map((candidateId) => ({ candidateId, reason, cause, requestId, revealedById })),
  });
  await db.candidate.updateMany({ where: { id: { in: candidateIds } }, data: { revealedAt: new Date() } });
  const facts = candidateIds.map((candidateId) => ({ processId, candidateId, cause, requestId }));
  await recordAudits(db, actor, 'candidate.revealed', facts);
  const count = candidateIds.length;
  await recordAudit(db, actor, 'process.candidates-revealed', { processId, cause, requestId, count });
}

/**
 * Which of the locked candidates are hidden. The process is locked as well, so that its blind mode cannot change
 * meanwhile.
 */
export async function findHidden(
  db: Db,
  processId: string,
  locked: readonly { id: string; revealedAt: Date | null }[],
): Promise<string[]> {
  const { blindMode } = await db.process.findUniqueOrThrow({ where: { id: processId }, select: { blindMode: true } });
  return blindMode ? locked.filter(({ revealedAt }) => revealedAt === null).map(({ id }) => id) : [];
}
