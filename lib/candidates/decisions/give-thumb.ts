import { recordAudit } from '@/lib/audit/record-audit';
import type { PersonActor } from '@/lib/auth/actor';
import { requireProcessPermission } from '@/lib/auth/process-access';
import { transaction } from '@/lib/db/transaction';
import type { GiveThumbInput, ThumbDto } from '@/lib/domain/thumb-schemas';
import { AppError } from '@/lib/errors';
import { requireEditableProcess } from '@/lib/process-rows/require-editable-process';
import type { CandidatePlace } from '../rows/get-candidate-row';
import { lockCandidates } from '../rows/lock-candidates';
import { serializeThumb, thumbsSelect } from '../serialize/serialize-thumb';

const actions = { UP: 'candidate.thumb-up', DOWN: 'candidate.thumb-down' } as const;

/**
 * The actor's opinion of a candidate: one, which may be changed or taken back. It never changes the score.
 *
 * @param input `thumb`: null takes it back
 * @returns everybody's, the earliest first
 * @throws AppError `process.not-found`, `permission.denied`, `process.archived`, `candidate.not-found`
 */
export async function giveThumb(
  actor: PersonActor,
  { thumb, ...place }: CandidatePlace & GiveThumbInput,
): Promise<{ items: ThumbDto[] }> {
  return transaction(async (db) => {
    const { processId, candidateId } = place;
    await requireProcessPermission(db, actor, processId, 'candidate:comment');
    await requireEditableProcess(db, processId);
    if ((await lockCandidates(db, processId, [candidateId])).length === 0) throw new AppError('candidate.not-found');
    const where = { candidateId_userId: { candidateId, userId: actor.userId } };
    const former = await db.candidateThumb.findUnique({ where, select: { thumb: true } });
    if ((former?.thumb ?? null) !== thumb) {
      const { userId } = actor;
      if (former) await db.candidateThumb.delete({ where });
      if (thumb) await db.candidateThumb.create({ data: { candidateId, userId, thumb } });
      const action = thumb ? actions[thumb] : 'candidate.thumb-removed';
      await recordAudit(db, actor, action, { processId, candidateId });
    }
    const rows = await db.candidateThumb.findMany({ where: { candidateId }, ...thumbsSelect });
    return { items: rows.map(serializeThumb) };
  });
}
