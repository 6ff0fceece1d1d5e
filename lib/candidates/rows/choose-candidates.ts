import type { PersonActor } from '@/lib/auth/actor';
import type { Db } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import type { CandidateChoice } from '@/lib/domain/candidate-review-schemas';

/**
 * The ids of the chosen candidates, each once, in the given order or in that of the search. "All" of a search leaves
 * out candidates whose names are only similar to its phrase. Some ids may belong to candidates that no longer exist.
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
