import { z } from 'zod';
import { applyCorrections } from '@/lib/analysis/corrections/apply-corrections';
import { criterionKey } from '@/lib/analysis/criteria/criterion-key';
import { type Verdict, criterionSnapshotSchema, scoreBreakdownSchema } from '@/lib/domain/analysis-schemas';
import type { PersonActor } from '@/lib/auth/actor';
import { requirePermissionIn } from '@/lib/auth/process-access';
import { recordAudit } from '@/lib/audit/record-audit';
import type { Db } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { requireEditableProcess } from '@/lib/process-rows/require-editable-process';
import { getCandidate } from '../details/get-candidate';
import type { CandidatePlace } from '../rows/get-candidate-row';
import { lockCandidates } from '../rows/lock-candidates';
import { recordWrite, type RepeatableWrite } from '../rows/record-write';
import type { CorrectVerdictInput } from '@/lib/domain/candidate-review-schemas';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';

/** A criterion of a candidate's current analysis. */
export interface VerdictPlace extends CandidatePlace {
  criterionId: string;
}

export interface JudgedCriterion {
  key: string;
  label: string;
  engineVerdict: Verdict;
}

/**
 * A recruiter's verdict on a criterion, with a reason. The score follows at once; the engine's verdict is kept beside it.
 * The correction holds through later analyses until the criterion's words change (docs/specification.md, Analysis).
 *
 * @throws AppError `candidate.not-found`, `candidate.not-analysed`, `criterion.not-found`, `process.archived`;
 *   `correction.changed` when `replaces` is not the present correction
 */
export async function correctVerdict(
  actor: PersonActor,
  { processId, candidateId, criterionId, ...input }: VerdictPlace & CorrectVerdictInput & RepeatableWrite,
): Promise<CandidateDto> {
  await requirePermissionIn(actor, processId, 'candidate:decide');
  const { verdict, reason, replaces, idempotencyKey } = input;
  await transaction(async (db) => {
    await requireEditableProcess(db, processId);
    const { key, label, engineVerdict } = await lockCriterion(db, { processId, candidateId, criterionId });
    const content = ['correction', candidateId, criterionId, verdict, reason];
    if (await recordWrite(db, actor, { idempotencyKey, content })) return;
    const ended = await endCorrection(db, actor, { candidateId, key });
    if (replaces !== undefined && replaces !== ended) throw new AppError('correction.changed');
    await db.verdictCorrection.create({
      data: {
        candidateId,
        criterionKey: key,
        label,
        verdict,
        engineVerdict,
        reason,
        correctedById: actor.userId,
        correctedAt: new Date(),
      },
    });
    await applyCorrections(db, [candidateId]);
    const overwrote = replaces === undefined && ended !== null ? { overwrote: true } : {};
    await recordAudit(db, actor, 'verdict.corrected', { processId, candidateId, criterionId, verdict, ...overwrote });
  });
  return getCandidate(actor, { processId, candidateId, peek: true });
}

/**
 * Locks the candidate and finds the criterion in the current analysis.
 *
 * @throws AppError `candidate.not-found`, `candidate.not-analysed`, `criterion.not-found`
 */
export async function lockCriterion(
  db: Db,
  { processId, candidateId, criterionId }: VerdictPlace,
): Promise<JudgedCriterion> {
  const [candidate] = await lockCandidates(db, processId, [candidateId]);
  if (!candidate) throw new AppError('candidate.not-found');
  const analysis = await db.analysis.findFirst({
    where: { currentOf: { id: candidateId } },
    select: { criteriaSnapshot: true, scoreBreakdown: true, verdicts: { where: { criterionId } } },
  });
  if (!analysis) throw new AppError('candidate.not-analysed');
  const criteria = z.array(criterionSnapshotSchema).parse(analysis.criteriaSnapshot);
  const criterion = criteria.find((one) => one.criterionId === criterionId);
  const [judged] = analysis.verdicts;
  if (!criterion || !judged) throw new AppError('criterion.not-found');
  const { lines } = scoreBreakdownSchema.parse(analysis.scoreBreakdown);
  const label = lines.find((line) => line.criterionId === criterionId)?.label ?? criterion.text;
  return { key: criterionKey(criterion), label, engineVerdict: judged.verdict };
}

/** Ends the present correction of a criterion. @returns its id, null if there was none */
export async function endCorrection(
  db: Db,
  actor: PersonActor,
  { candidateId, key }: { candidateId: string; key: string },
): Promise<string | null> {
  const [ended] = await db.verdictCorrection.updateManyAndReturn({
    where: { candidateId, criterionKey: key, endedAt: null },
    data: { endedAt: new Date(), endedById: actor.userId },
    select: { id: true },
  });
  return ended?.id ?? null;
}
