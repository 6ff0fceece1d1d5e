import type { Actor } from '@/lib/auth/actor';
import type { BulkAnswer } from '@/lib/domain/candidate-schemas';
import { sortForReprocess } from './choose-for-reprocess';
import { requestInBulk } from './request-in-bulk';

/**
 * Analyses again every candidate whose status allows it in bulk, and returns those refused.
 *
 * @throws AppError those of `requestInBulk`
 */
export async function reprocessAllCandidates(
  actor: Actor,
  input: { processId: string; fresh: boolean },
): Promise<BulkAnswer> {
  return requestInBulk(actor, input, (db) => sortForReprocess(db, input.processId));
}
