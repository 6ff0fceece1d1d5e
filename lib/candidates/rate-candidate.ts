import type { Actor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { recordAudit } from '@/lib/audit/record-audit';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { requireEditableProcess } from '@/lib/processes/require-editable-process';
import type { CandidatePlace } from './get-candidate-row';
import { getCandidateRow } from './get-candidate-row';
import type { CandidateListItem } from './schemas';
import { listItemSelect, serializeListItem } from './serialize-list-item';

/**
 * Gives a candidate a recruiter's stars, which no later analysis overwrites (decisions.md, Candidate).
 *
 * @param input `rate`: 1 misalignment … 5 ideal
 * @throws AppError `candidate.not-found`, `process.archived`
 */
export async function rateCandidate(
  actor: Actor,
  input: CandidatePlace & { rate: number },
): Promise<CandidateListItem> {
  requirePermission(actor, 'candidate:rate');
  await transaction(async (db) => {
    await requireEditableProcess(db, input.processId);
    const { id } = await getCandidateRow(db, input);
    await db.candidate.update({ where: { id }, data: { rate: input.rate, rateSource: 'RECRUITER' } });
    await recordAudit(db, actor, 'candidate.rated', {
      processId: input.processId,
      candidateId: id,
      rate: input.rate,
    });
  });
  const row = await database().candidate.findUniqueOrThrow({
    where: { id: input.candidateId },
    select: listItemSelect,
  });
  return serializeListItem(row);
}
