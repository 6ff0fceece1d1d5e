import { requirePermission, type Actor } from '@/lib/auth/actor';
import { getCandidateRow, type CandidatePlace } from '@/lib/candidates/rows/get-candidate-row';
import { database } from '@/lib/db/client';
import { serializeSimulation, simulationItemInclude } from './simulation-row';
import type { SimulationItem } from './simulation-schemas';

/** The simulations of a candidate, newest first. @throws AppError `candidate.not-found` */
export async function listSimulations(actor: Actor, place: CandidatePlace): Promise<{ items: SimulationItem[] }> {
  requirePermission(actor, 'interview:read');
  const { id: candidateId } = await getCandidateRow(database(), place);
  const rows = await database().interviewSimulation.findMany({
    where: { candidateId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    include: simulationItemInclude,
  });
  return { items: rows.map(serializeSimulation) };
}
