import { Prisma } from '@/lib/db/generated/client';
import { withoutStage } from '@/lib/domain/candidate-enums';
import { daysLater, today } from '@/lib/validation/calendar-day';

/** For SQL: whether an ATS has the candidate of the row `c`, so that its stage counts. */
export const inAtsSql = Prisma.sql`EXISTS (SELECT FROM ats_application there
  WHERE there.candidate_id = c.id AND there.departure IS NULL AND there.gone_at IS NULL)`;

const inStage = Prisma.sql`SELECT at.candidate_id FROM candidate_follow_up at`;

/** For SQL: whether the candidate of the row `c` is advanced and in no stage. */
export const withoutStageSql = Prisma.sql`(c.decision = 'ADVANCE' AND NOT ${inAtsSql}
  AND NOT EXISTS (${inStage} WHERE at.candidate_id = c.id AND at.stage_id IS NOT NULL))`;

/** For SQL: whether the candidate of the row `c` is in one of these stages, ids or `withoutStage`. */
export function inStagesSql(stages: readonly string[]): Prisma.Sql {
  const ids = stages.filter((one) => one !== withoutStage);
  const inOne = Prisma.sql`(NOT ${inAtsSql} AND c.id IN (${inStage} WHERE at.stage_id::text = ANY(${ids})))`;
  return stages.includes(withoutStage) ? Prisma.sql`(${inOne} OR ${withoutStageSql})` : inOne;
}

/** For SQL: whether the candidate of the row `c` is this person's, or nobody's. */
export function ownedSql(states: readonly string[], userId: string): Prisma.Sql {
  const conditions = [
    ...(states.includes('MINE') ? [Prisma.sql`c.id IN (${inStage} WHERE at.owner_id = ${userId}::uuid)`] : []),
    ...(states.includes('NOBODYS')
      ? [Prisma.sql`NOT EXISTS (${inStage} WHERE at.candidate_id = c.id AND at.owner_id IS NOT NULL)`]
      : []),
  ];
  return Prisma.sql`(${Prisma.join(conditions, ' OR ')})`;
}

/** For SQL: when the next step of the candidate of the row `c` is due. */
export function dueSql(states: readonly string[]): Prisma.Sql {
  const day = today();
  const conditions = [
    ...(states.includes('DUE') ? [Prisma.sql`at.due_on <= ${day}::date`] : []),
    ...(states.includes('WEEK') ? [Prisma.sql`at.due_on BETWEEN ${day}::date AND ${daysLater(day, 7)}::date`] : []),
    ...(states.includes('NO_DAY') ? [Prisma.sql`at.due_on IS NULL`] : []),
  ];
  return Prisma.sql`c.id IN (${inStage} WHERE at.next_step <> '' AND (${Prisma.join(conditions, ' OR ')}))`;
}
