import { requirePermission, type Actor } from '@/lib/auth/actor';
import type { CandidatePlace } from '@/lib/candidates/rows/get-candidate-row';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { createsCandidates } from '../link/get-pick-place';
import { obstacleSelect, pickObstacle } from './choose-pick-candidates';
import type { CandidateInAts, PickReason } from './pick-schemas';
import { pickInclude, serializePicks } from './serialize-pick';

/**
 * Where a candidate was in the ATS when it was last read, why it cannot be sent there, and the conflict that waits for a person.
 * Calls nobody.
 *
 * @throws AppError `candidate.not-found`
 */
export async function getCandidateInAts(
  actor: Actor,
  { processId, candidateId }: CandidatePlace,
): Promise<CandidateInAts> {
  requirePermission(actor, 'candidate:read');
  const candidate = await database().candidate.findFirst({
    where: { id: candidateId, processId },
    select: {
      cvSha256: true,
      atsApplication: {
        select: {
          connectionId: true,
          recruitmentId: true,
          stageId: true,
          goneAt: true,
          departure: true,
          departedAt: true,
        },
      },
      atsErasure: { select: { erasedAt: true, keptUntil: true } },
      atsPicks: { where: { state: 'CONFLICT' }, include: pickInclude, orderBy: { createdAt: 'desc' }, take: 1 },
    },
  });
  if (!candidate) throw new AppError('candidate.not-found');
  const { atsApplication, atsPicks, atsErasure, cvSha256 } = candidate;
  const [conflict = null] = await serializePicks(atsPicks);
  const obstacle = await findPickObstacle({ processId, candidateId });
  if (!atsApplication) return { application: null, obstacle, conflict };
  const { goneAt, departedAt, ...application } = atsApplication;
  const isKept = atsErasure !== null && cvSha256 === null && atsErasure.keptUntil > new Date();
  const erasure = isKept
    ? { erasedAt: atsErasure.erasedAt.toISOString(), keptUntil: atsErasure.keptUntil.toISOString() }
    : null;
  const departed = { gone: goneAt !== null, departedAt: departedAt?.toISOString() ?? null, erasure };
  return { application: { ...application, ...departed }, obstacle, conflict };
}

/**
 * Why sending a candidate would be refused, whatever its status. Calls nobody.
 *
 * @returns null when it would not, or when the process is not linked
 */
async function findPickObstacle({ processId, candidateId }: CandidatePlace): Promise<PickReason | null> {
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
