import type { Actor } from '@/lib/auth/actor';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { getCandidate } from './get-candidate';
import { recordOpening } from './record-opening';

/**
 * Candidates of one process side by side. It opens none of them, and the audit log keeps who was compared.
 *
 * @throws AppError `process.not-found`, `candidate.not-found`
 */
export async function compareCandidates(
  actor: Actor,
  { processId, ids }: { processId: string; ids: string[] },
): Promise<CandidateDto[]> {
  const places = ids.map((candidateId) => ({ processId, candidateId }));
  const candidates = await Promise.all(places.map((place) => getCandidate(actor, { ...place, peek: true })));
  await Promise.all(places.map((place) => recordOpening(actor, place, 'candidate.compared')));
  return candidates;
}
