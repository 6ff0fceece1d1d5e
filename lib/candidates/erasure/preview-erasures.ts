import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { getProcessRow } from '@/lib/process-rows/get-process-row';
import { chooseCandidates } from '../rows/choose-candidates';
import { chooseForErasure } from './choose-for-erasure';
import { countErased } from './count-erased';
import type { CandidateChoice, EraseManyPreview } from '@/lib/domain/candidate-review-schemas';

/**
 * Who would be erased now, what would go with them, and who would be refused; changes nothing.
 *
 * @throws AppError `process.not-found`, `search.not-found`
 */
export async function previewErasures(
  actor: PersonActor,
  { processId, choice }: { processId: string; choice: CandidateChoice },
): Promise<EraseManyPreview> {
  requirePermission(actor, 'administration');
  await getProcessRow(database(), processId);
  const ids = await chooseCandidates(database(), actor, { processId, choice });
  const answer = await chooseForErasure(database(), processId, ids);
  return { ...answer, ...(await countErased(database(), answer.accepted)) };
}
