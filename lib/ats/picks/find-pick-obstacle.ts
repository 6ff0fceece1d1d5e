import type { CandidatePlace } from '@/lib/candidates/rows/get-candidate-row';
import { database } from '@/lib/db/client';
import { obstacleSelect, pickObstacle } from './choose-pick-candidates';
import { createsCandidates } from '../link/get-pick-place';
import type { PickReason } from './pick-schemas';

/**
 * Why the candidate could not be sent, whatever its status. Does not call the ATS.
 *
 * @returns null when it could, or when the process is not linked
 */
export async function findPickObstacle({ processId, candidateId }: CandidatePlace): Promise<PickReason | null> {
  const link = { select: { connectionId: true } };
  const candidate = await database().candidate.findFirst({
    where: { id: candidateId, processId },
    select: { ...obstacleSelect, process: { select: { externalProcessId: true, atsLink: link } } },
  });
  if (!candidate) return null;
  const { externalProcessId: recruitmentId, atsLink } = candidate.process;
  if (!atsLink || recruitmentId === null) return null;
  const isExtended = await createsCandidates(processId);
  return pickObstacle(candidate, { connection: { id: atsLink.connectionId }, recruitmentId, isExtended });
}
