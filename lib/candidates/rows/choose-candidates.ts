import type { PersonActor } from '@/lib/auth/actor';
import type { Db } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import type { CandidateChoice } from '@/lib/domain/candidate-review-schemas';

/**
 * The ids of a choice, each once, in the order given or in that of the search: who is only called something like its phrase
 * is not among "all". They may be of no candidate any more.
 *
 * @throws AppError `search.not-found` unless it is the actor's own search in this process
 */
export async function chooseCandidates(
  db: Db,
  actor: PersonActor,
  { processId, choice }: { processId: string; choice: CandidateChoice },
): Promise<string[]> {
  if ('candidateIds' in choice) return [...new Set(choice.candidateIds)];
  const search = await db.candidateSearch.findFirst({
    where: { id: choice.searchId, processId, userId: actor.userId },
    select: { candidateIds: true, similarCount: true },
  });
  if (!search) throw new AppError('search.not-found');
  const except = new Set(choice.except);
  const found = search.candidateIds.slice(0, search.candidateIds.length - search.similarCount);
  return found.filter((id) => !except.has(id));
}
