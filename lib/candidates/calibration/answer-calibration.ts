import { isProgram, requirePermission, type PersonActor } from '@/lib/auth/actor';
import { requireProcess } from '@/lib/auth/process-access';
import { recordAudit } from '@/lib/audit/record-audit';
import { database, type Db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { transaction } from '@/lib/db/transaction';
import type { AnswerCalibration, CalibrationJudgement } from '@/lib/domain/calibration-schemas';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { AppError } from '@/lib/errors';
import { getCandidate } from '../details/get-candidate';
import { findHiddenScores } from '../hidden-score/hidden-score';
import { getCandidateRow, type CandidatePlace } from '../rows/get-candidate-row';
import { findQuestions } from './find-questions';

/**
 * Keeps what a person judged of a candidate before seeing the verdicts, or that they skipped it, and shows these. The first answer
 * stays; a repeated one changes nothing. A program judges for nobody.
 *
 * @param input `judgements`: one for each criterion that is asked about; null: skipped
 * @throws AppError `process.not-found`, `candidate.not-found`, `permission.denied` to a program; `calibration.not-asked`;
 *   `calibration.other-criteria` when not all of those that are asked about, and only these, are judged
 */
export async function answerCalibration(
  actor: PersonActor,
  { judgements, ...place }: CandidatePlace & AnswerCalibration,
): Promise<CandidateDto> {
  requirePermission(actor, 'candidate:read');
  if (isProgram(actor)) throw new AppError('permission.denied');
  const { processId, candidateId } = place;
  await requireProcess(database(), actor, processId);
  await getCandidateRow(database(), place);
  const key = { candidateId, userId: actor.userId };
  const given = await database().calibrationAnswer.findUnique({ where: { candidateId_userId: key } });
  if (!given) {
    if ((await findHiddenScores(actor, [candidateId])).get(candidateId) !== 'VERDICTS')
      throw new AppError('calibration.not-asked');
    await transaction(async (db) => {
      const kept = judgements && (await besideEngine(db, candidateId, judgements, actor));
      const { count } = await db.calibrationAnswer.createMany({
        data: { ...key, judgements: kept ?? Prisma.DbNull },
        skipDuplicates: true,
      });
      const action = kept ? 'candidate.calibrated' : 'candidate.calibration-skipped';
      if (count > 0) await recordAudit(db, actor, action, { processId, candidateId });
    });
  }
  return getCandidate(actor, { ...place, peek: true });
}

/** @throws AppError `calibration.other-criteria` */
async function besideEngine(
  db: Db,
  candidateId: string,
  judgements: NonNullable<AnswerCalibration['judgements']>,
  { locale }: PersonActor,
): Promise<CalibrationJudgement[]> {
  const { criteria, judged } = await findQuestions(db, candidateId, locale);
  const asked = new Map(judgements.map(({ criterionId, verdict }) => [criterionId, verdict]));
  const kept = criteria.flatMap(({ criterionId }) => {
    const [verdict, engine] = [asked.get(criterionId), judged.get(criterionId)];
    return verdict && engine
      ? [{ criterionId, verdict, engineVerdict: engine.verdict, confidence: engine.confidence }]
      : [];
  });
  if (kept.length !== criteria.length || judgements.length !== criteria.length)
    throw new AppError('calibration.other-criteria');
  return kept;
}
