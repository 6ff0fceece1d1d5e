import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { requireProcess } from '@/lib/auth/process-access';
import { database } from '@/lib/db/client';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { AppError } from '@/lib/errors';
import { getCandidate } from '../details/get-candidate';
import type { CandidatePlace } from '../rows/get-candidate-row';
import { isForPeople } from './hidden-score';

/**
 * Keeps that a person has read the verdicts of a candidate's current analysis, and shows the score that was hidden until then. A
 * program reads nothing for its owner.
 *
 * @throws AppError `process.not-found`, `candidate.not-found`, `candidate.not-analysed`
 */
export async function readVerdicts(actor: PersonActor, place: CandidatePlace): Promise<CandidateDto> {
  requirePermission(actor, 'candidate:read');
  await requireProcess(database(), actor, place.processId);
  const { processId, candidateId } = place;
  const where = { id: candidateId, processId };
  const row = await database().candidate.findFirst({ where, select: { currentAnalysisId: true } });
  if (!row) throw new AppError('candidate.not-found');
  if (!row.currentAnalysisId) throw new AppError('candidate.not-analysed');
  if (isForPeople(actor)) {
    const key = { candidateId, userId: actor.userId };
    await database().candidateView.upsert({
      where: { candidateId_userId: key },
      create: { ...key, verdictsReadAt: new Date() },
      update: { verdictsReadAt: new Date() },
    });
  }
  return getCandidate(actor, { ...place, peek: true });
}
