import type { Prisma, Stage } from '@/lib/db/generated/client';
import type { FollowUp, StageDto } from '@/lib/domain/stage-schemas';
import { storedDay } from '@/lib/validation/calendar-day';
import { toShortUser, userColumns } from './serialize-decision';

const stageColumns = { select: { id: true, namePl: true, nameEn: true } } satisfies Prisma.StageDefaultArgs;

export const followUpSelect = {
  followUp: { select: { stage: stageColumns, stageSince: true, owner: userColumns, nextStep: true, dueOn: true } },
  atsApplication: { select: { stageId: true, departure: true, goneAt: true } },
} satisfies Prisma.CandidateSelect;

type FollowUpRow = Prisma.CandidateGetPayload<{ select: typeof followUpSelect }>;

/** A stage for the API. */
export function toStage({ id: stageId, namePl: pl, nameEn: en }: Pick<Stage, 'id' | 'namePl' | 'nameEn'>): StageDto {
  return { stageId, pl, en };
}

/** Whether an ATS has the candidate, so that its stage counts; as `inAtsSql`. */
export function isInAts(row: {
  atsApplication: Pick<NonNullable<FollowUpRow['atsApplication']>, 'departure' | 'goneAt'> | null;
}) {
  return row.atsApplication?.departure === null && row.atsApplication.goneAt === null;
}

/** Stage, owner and next step for the API. */
export function serializeFollowUp(row: FollowUpRow): FollowUp {
  const { followUp, atsApplication } = row;
  const inAts = isInAts(row) ? { stageId: atsApplication?.stageId ?? null } : null;
  const { stage = null, stageSince = null } = followUp ?? {};
  return {
    stage: stage && stageSince && !inAts ? { ...toStage(stage), since: stageSince.toISOString() } : null,
    inAts,
    owner: followUp?.owner ? toShortUser(followUp.owner) : null,
    nextStep: followUp?.nextStep ?? '',
    dueOn: storedDay(followUp?.dueOn ?? null),
  };
}
