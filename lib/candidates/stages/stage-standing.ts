import type { Db } from '@/lib/db/client';
import type { DecisionKind } from '@/lib/domain/candidate-review-schemas';
import type { StageRefusal } from '@/lib/domain/set-stages-schemas';
import { lockCandidates } from '../rows/lock-candidates';
import { inAtsSql } from './stage-sql';

interface Standing {
  id: string;
  ordinalNumber: number;
  decision: DecisionKind | null;
  stageId: string | null;
  inAts: boolean;
}

/** Those of a process whom the caller's transaction has locked, as far as their stage is concerned; by number. */
export async function findStanding(db: Db, processId: string, ids: string[]): Promise<Standing[]> {
  await lockCandidates(db, processId, ids);
  // There may be more of them than a statement of Prisma has parameters.
  return db.$queryRaw<Standing[]>`
    SELECT c.id, c.ordinal_number AS "ordinalNumber", c.decision, f.stage_id AS "stageId", ${inAtsSql} AS "inAts"
    FROM candidate c LEFT JOIN candidate_follow_up f ON f.candidate_id = c.id
    WHERE c.process_id = ${processId}::uuid AND c.id = ANY(${ids}::uuid[]) ORDER BY c.ordinal_number`;
}

/** Why they cannot be put into a stage; null: they can. @param replaces the stage that they must be in; undefined: any */
export function refusalOf({ inAts, decision, stageId }: Standing, replaces?: string | null): StageRefusal | null {
  if (inAts) return 'IN_ATS';
  if (decision !== 'ADVANCE') return 'NOT_ADVANCED';
  return replaces !== undefined && replaces !== stageId ? 'CHANGED_MEANWHILE' : null;
}
