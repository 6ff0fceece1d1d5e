import { AppError } from '@/lib/errors';
import type { AtsProvider, MoveInput } from './provider';

/**
 * Reads an application before it is moved, for an ATS that does not compare the stage itself.
 *
 * @returns false when it is in the stage already
 * @throws AppError `ats.conflict` when it is in another stage than expected, `ats.record-not-found`
 */
export async function isMoveNeeded(provider: Pick<AtsProvider, 'findApplication'>, input: MoveInput): Promise<boolean> {
  const { application, fromStageId, toStageId } = input;
  const present = await provider.findApplication(application.recruitmentId, application.id);
  if (!present || present.person !== 'known') throw new AppError('ats.record-not-found');
  if (present.stageId === toStageId) return false;
  if (fromStageId !== null && present.stageId !== fromStageId) throw new AppError('ats.conflict');
  return true;
}
