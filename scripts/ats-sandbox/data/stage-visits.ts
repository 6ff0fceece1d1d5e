import { type Application, type Recruitment, type StageVisit } from './records';

type Standing = Pick<Application, 'id' | 'stageId' | 'createdAt' | 'updatedAt'>;

/** Far above the stages' ids, and the same at every start. */
const visitId = (applicationId: number, index: number) => applicationId * 1000 + index + 1;

/**
 * The visits of an application of which only the present stage is known.
 *
 * @returns the first stage, then the present one where that is another
 */
export function earlierVisits(
  { id, stageId, createdAt, updatedAt }: Standing,
  recruitment?: Recruitment,
): StageVisit[] {
  const first = recruitment?.stages[0]?.id ?? stageId;
  if (first === stageId) return [{ id: visitId(id, 0), stageId, enteredAt: createdAt, exitedAt: null }];
  return [
    { id: visitId(id, 0), stageId: first, enteredAt: createdAt, exitedAt: updatedAt },
    { id: visitId(id, 1), stageId, enteredAt: updatedAt, exitedAt: null },
  ];
}

/** Ends the present visit and begins the next. */
export function enterStage(application: Application, stageId: number, at: number): void {
  for (const visit of application.visits) visit.exitedAt ??= at;
  application.visits.push({
    id: visitId(application.id, application.visits.length),
    stageId,
    enteredAt: at,
    exitedAt: null,
  });
  application.stageId = stageId;
}

/** The id of the visit that lasts. */
export const presentVisitId = ({ visits }: Application): number => visits.at(-1)?.id ?? 0;
