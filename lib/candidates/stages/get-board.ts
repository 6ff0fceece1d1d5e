import { recordLook } from '@/lib/audit/record-look';
import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { requireProcess } from '@/lib/auth/process-access';
import { database } from '@/lib/db/client';
import type { Board } from '@/lib/domain/stage-schemas';
import { AppError } from '@/lib/errors';
import { blindSelect, shownNames } from '../blind/blindness';
import { findHiddenScores } from '../hidden-score/hidden-score';
import { followUpSelect, serializeFollowUp } from '../serialize/serialize-follow-up';
import { countStages } from './get-process-stages';

/** A board with more says so; the list has all. */
const maxCards = 5_000;

/**
 * The advanced candidates of a process by stage, what is due first first. Scores that the actor does not see yet are left out,
 * and tell nothing by the order.
 *
 * @throws AppError `process.not-found`
 */
export async function getBoard(actor: PersonActor, { processId }: { processId: string }): Promise<Board> {
  requirePermission(actor, 'candidate:read');
  await requireProcess(database(), actor, processId);
  if (!(await database().process.findUnique({ where: { id: processId }, select: { id: true } })))
    throw new AppError('process.not-found');
  const where = { processId, decision: 'ADVANCE' as const };
  const [stages, totalItems, rows] = await Promise.all([
    countStages(database(), processId),
    database().candidate.count({ where }),
    database().candidate.findMany({
      where,
      orderBy: [{ followUp: { dueOn: { sort: 'asc', nulls: 'last' } } }, { ordinalNumber: 'asc' }],
      take: maxCards,
      select: {
        ...blindSelect,
        ...followUpSelect,
        id: true,
        ordinalNumber: true,
        firstName: true,
        lastName: true,
        currentPosition: true,
        matchScore: true,
      },
    }),
  ]);
  const hidden = await findHiddenScores(
    actor,
    rows.map(({ id }) => id),
  );
  await recordLook(actor, 'process.candidates-listed', { processId, count: totalItems, filters: [] });
  const cards = rows.map((row) => {
    const { firstName, lastName } = shownNames(row);
    const { stage, ...followUp } = serializeFollowUp(row);
    return {
      ...followUp,
      candidateId: row.id,
      ordinalNumber: row.ordinalNumber,
      name: [firstName, lastName].filter(Boolean).join(' ') || null,
      currentPosition: row.currentPosition,
      matchScore: hidden.has(row.id) ? null : row.matchScore,
      isScoreHidden: hidden.has(row.id),
      stageId: stage?.stageId ?? null,
    };
  });
  return { ...stages, cards, totalItems };
}
