import type { Db } from '@/lib/db/client';
import type { StageRefusal } from '@/lib/domain/set-stages-schemas';
import { lockCandidates } from '../rows/lock-candidates';
import { isInAts } from '../serialize/serialize-follow-up';

/** Those of a process whom the caller's transaction has locked, as far as their stage is concerned. */
export async function findStanding(db: Db, processId: string, ids: string[]) {
  await lockCandidates(db, processId, ids);
  const rows = await db.candidate.findMany({
    where: { processId, id: { in: ids } },
    orderBy: { ordinalNumber: 'asc' },
    select: {
      id: true,
      ordinalNumber: true,
      decision: true,
      followUp: { select: { stageId: true } },
      atsApplication: { select: { departure: true, goneAt: true } },
    },
  });
  return rows.map(({ followUp, ...row }) => ({ ...row, stageId: followUp?.stageId ?? null, inAts: isInAts(row) }));
}

type Standing = Awaited<ReturnType<typeof findStanding>>[number];

/** Why they cannot be put into a stage; null: they can. @param replaces the stage that they must be in; undefined: any */
export function refusalOf({ inAts, decision, stageId }: Standing, replaces?: string | null): StageRefusal | null {
  if (inAts) return 'IN_ATS';
  if (decision !== 'ADVANCE') return 'NOT_ADVANCED';
  return replaces !== undefined && replaces !== stageId ? 'CHANGED_MEANWHILE' : null;
}
