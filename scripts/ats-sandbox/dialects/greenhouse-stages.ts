import { type Stage } from '../data/records';
import { isObserved, type SandboxWorld } from './dialect';
import { type ListOptions } from './greenhouse-pages';
import { time, times, type Instants } from './greenhouse-rows';

type StageRecord = Stage & Instants;

export const stageRecords = ({ store }: SandboxWorld): StageRecord[] =>
  [...store.data.recruitments.values()].flatMap(({ stages: ofJob, createdAt }) =>
    ofJob.map((stage) => ({ ...stage, createdAt, updatedAt: createdAt })),
  );

export const stages = (): ListOptions<StageRecord> => ({
  filters: { job_ids: ({ recruitmentId }) => recruitmentId },
  write: (stage) => ({
    id: stage.id,
    job_id: stage.recruitmentId,
    name: stage.name,
    sort_order: stage.order,
    active: true,
    ...times(stage),
  }),
});

interface VisitRecord extends Instants {
  id: number;
  applicationId: number;
  stageId: number;
  exitedAt: number | null;
  /** Whether nobody wrote down when it began and ended. */
  isBackfilled: boolean;
}

/** One row for each stay on a stage; as clients have seen it, the first stay of those that moved on has no instants. */
export const visitRecords = (world: SandboxWorld): VisitRecord[] =>
  [...world.store.data.applications.values()].flatMap(({ id: applicationId, visits: all }) =>
    all.map(({ id, stageId, enteredAt, exitedAt }, index) => ({
      id,
      applicationId,
      stageId,
      exitedAt,
      isBackfilled: isObserved(world, 'greenhouse') && index === 0 && exitedAt !== null,
      createdAt: enteredAt,
      updatedAt: exitedAt ?? enteredAt,
    })),
  );

export const visits = (): ListOptions<VisitRecord> => ({
  filters: {
    application_ids: ({ applicationId }) => applicationId,
    job_interview_stage_ids: ({ stageId }) => stageId,
    current: ({ exitedAt }) => String(exitedAt === null),
  },
  words: { current: ['true', 'false'] },
  write: ({ id, applicationId, stageId, exitedAt, isBackfilled, ...instants }) => ({
    id,
    application_id: applicationId,
    job_interview_stage_id: stageId,
    entered_at: isBackfilled ? null : time(instants.createdAt),
    exited_at: isBackfilled || exitedAt === null ? null : time(exitedAt),
    current: exitedAt === null,
    ...times(instants),
  }),
});
