import type { PersonActor } from '@/lib/auth/actor';
import { requirePermissionIn } from '@/lib/auth/process-access';
import { database } from '@/lib/db/client';
import { getProcessRow } from '@/lib/process-rows/get-process-row';
import { chooseCandidates } from '../rows/choose-candidates';
import { chooseForReprocess } from './choose-for-reprocess';
import type { CandidateChoice, SelectedAnswer } from '@/lib/domain/candidate-review-schemas';

/**
 * Tells which of the chosen candidates would be analysed again now and which would be refused; changes nothing.
 *
 * @throws AppError `process.not-found`, `search.not-found`
 */
export async function previewReprocess(
  actor: PersonActor,
  { processId, choice }: { processId: string; choice: CandidateChoice },
): Promise<SelectedAnswer> {
  await requirePermissionIn(actor, processId, 'candidate:analyse');
  await getProcessRow(database(), processId);
  const ids = await chooseCandidates(database(), actor, { processId, choice });
  return chooseForReprocess(database(), { processId, ids });
}
