import type { PersonActor } from '@/lib/auth/actor';
import type { ReprocessSelected, SelectedAnswer } from '@/lib/domain/candidate-review-schemas';
import { chooseCandidates } from '../rows/choose-candidates';
import { chooseForReprocess } from './choose-for-reprocess';
import { requestInBulk } from './request-in-bulk';

/**
 * Analyses chosen candidates again whose status allows it in bulk, and returns those refused.
 *
 * @throws AppError `search.not-found`, and those of `requestInBulk`
 */
export async function reprocessSelectedCandidates(
  actor: PersonActor,
  { processId, input: { fresh, ...choice } }: { processId: string; input: ReprocessSelected },
): Promise<SelectedAnswer> {
  return requestInBulk(actor, { processId, fresh }, async (db) => {
    const ids = await chooseCandidates(db, actor, { processId, choice });
    return chooseForReprocess(db, { processId, ids });
  });
}
