import { columnsOf, detailsOf, parsePart, partOf } from '@/lib/analysis/details/corrected-details';
import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { recordAudit } from '@/lib/audit/record-audit';
import { transaction } from '@/lib/db/transaction';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import type { CorrectDetailInput } from '@/lib/domain/detail-schemas';
import { AppError } from '@/lib/errors';
import { requireEditableProcess } from '@/lib/process-rows/require-editable-process';
import type { CandidatePlace } from '../rows/get-candidate-row';
import { recordWrite, type RepeatableWrite } from '../rows/record-write';
import { getCandidate } from './get-candidate';
import { lockDetails } from './lock-details';

/**
 * Corrects what was read of a candidate. It holds through later analyses, synchronisations and CVs until it is undone; what
 * they say is kept beside it. Verdicts and the score stay: they go by the CV's words.
 *
 * @throws AppError `candidate.not-found`, `candidate.detail-hidden`, `process.archived`; `detail.changed` when `replaces` is
 *   not the present correction
 */
export async function correctDetail(
  actor: PersonActor,
  { processId, candidateId, ...input }: CandidatePlace & CorrectDetailInput & RepeatableWrite,
): Promise<CandidateDto> {
  requirePermission(actor, 'candidate:decide');
  const { field, replaces, idempotencyKey } = input;
  await transaction(async (db) => {
    await requireEditableProcess(db, processId);
    const candidate = await lockDetails(db, { processId, candidateId }, field);
    const value = partOf(field, input.value);
    if (await recordWrite(db, actor, { idempotencyKey, content: ['detail', candidateId, field, value] })) return;
    const present = candidate.detailCorrections.find((one) => one.field === field);
    if (replaces !== undefined && replaces !== (present?.id ?? null)) throw new AppError('detail.changed');
    const before = detailsOf(candidate);
    const formerValue = partOf(field, before);
    if (JSON.stringify(formerValue) === JSON.stringify(value)) return;
    const now = new Date();
    if (present) {
      await db.detailCorrection.update({
        where: { id: present.id },
        data: { endedAt: now, endedById: actor.userId },
      });
    }
    const readValue = present ? parsePart(present.readValue) : formerValue;
    const by = { correctedById: actor.userId, correctedAt: now };
    await db.detailCorrection.create({ data: { candidateId, field, formerValue, value, readValue, ...by } });
    await db.candidate.update({ where: { id: candidateId }, data: columnsOf({ ...before, ...value }) });
    await recordAudit(db, actor, 'candidate.detail-corrected', { processId, candidateId, field });
  });
  return getCandidate(actor, { processId, candidateId, peek: true });
}
