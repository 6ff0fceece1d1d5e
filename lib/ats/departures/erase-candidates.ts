import type { Actor } from '@/lib/auth/actor';
import { recordAudits } from '@/lib/audit/record-audit';
import { deleteFailedAnswers } from '@/lib/analysis/run/failed-answers';
import { writeOffDrafts } from '@/lib/analysis/run/write-off-drafts';
import type { ScoreBreakdown } from '@/lib/domain/analysis-schemas';
import { eraseReviewRecords } from '@/lib/candidates/erasure/erase-review-records';
import { deleteUnusedFiles, findFilesOf } from '@/lib/cv/delete-unused-files';
import type { Db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { keepErased } from './keep-erased';

const noHash = '0'.repeat(64);
const noScore: ScoreBreakdown = {
  ...{ score: 0, rangeLow: 0, rangeHigh: 0, base: 0, redFlagPenalty: 0, capped: false },
  lines: [],
};

/**
 * Removes the CVs, texts and personal data of candidates who were deleted or anonymised in the ATS; erasure follows it. For a
 * week they are kept where nothing shows them (`keepErased`). The rows stay with their numbers, and so do the costs of their analyses. An uploaded candidate is only marked as gone
 * there: that file came from a recruiter.
 *
 * @param applicationIds rows of `ats_application` of a process that the caller's transaction has locked
 */
export async function eraseCandidates(
  db: Db,
  actor: Actor,
  { processId, applicationIds }: { processId: string; applicationIds: string[] },
): Promise<void> {
  if (applicationIds.length === 0) return;
  const goneAt = new Date();
  const ofAts = await db.atsApplication.findMany({
    where: { id: { in: applicationIds }, candidate: { source: 'ERECRUITER' } },
    select: { candidateId: true },
  });
  const ids = ofAts.map(({ candidateId }) => candidateId);
  await keepErased(db, actor, ids, goneAt);
  await db.atsApplication.updateMany({
    where: { id: { in: applicationIds } },
    data: { goneAt, contentHash: noHash, cvKey: null, cvFileName: null, downloadedCvKey: null },
  });
  const files = await findFilesOf(db, ids);
  await emptyAnalyses(db, ids);
  await eraseReviewRecords(db, ids);
  await db.interviewSimulation.deleteMany({ where: { candidateId: { in: ids } } });
  await emptyCandidates(db, ids);
  await db.atsPick.updateMany({
    where: { candidateId: { in: ids }, state: { in: ['PENDING', 'SENDING', 'CONFLICT'] } },
    data: { previousStatus: 'NO_FILE_FOUND' },
  });
  await deleteUnusedFiles(db, files);
  await recordAudits(
    db,
    actor,
    'candidate.erased',
    ids.map((candidateId) => ({ processId, candidateId, reason: 'ats.record-not-found' })),
  );
}

/** Quotes, reasons and texts go; what a model cost stays for the month's sum. */
async function emptyAnalyses(db: Db, ids: string[]): Promise<void> {
  await writeOffDrafts(db, ids);
  await deleteFailedAnswers(db, ids);
  await db.modelBatchItem.updateMany({ where: { candidateId: { in: ids } }, data: { line: null, answer: null } });
  await db.criterionVerdict.deleteMany({ where: { analysis: { candidateId: { in: ids } } } });
  await db.$executeRaw`
    UPDATE analysis SET cv_sha256 = ${noHash}, input_hash = ${noHash}, match_score = 0,
      score_breakdown = ${JSON.stringify(noScore)}::jsonb, translations = NULL, written_texts = NULL, texts_hash = NULL, strengths = '{}', weaknesses = '{}', red_flags = '{}', tips = '{}', feedback = ''
    WHERE candidate_id = ANY(${ids}::uuid[])`;
}

async function emptyCandidates(db: Db, ids: string[]): Promise<void> {
  await db.candidate.updateMany({
    where: { id: { in: ids } },
    data: {
      ...{ firstName: null, lastName: null, email: null, phone: null, city: null, voivodeship: null, country: null },
      ...{ currentPosition: null, about: null, expectedSalaryMinor: null, expectedCurrency: null, languages: [] },
      ...{ expectedPay: Prisma.DbNull, availability: null },
      ...{ matchScore: null, rate: null, rateSource: null, applicationSources: [] },
      correctedBreakdown: Prisma.DbNull,
      ...{ cvSha256: null, cvFileName: null, hasHiddenText: false },
      ...{ progress: null, analysisRequestId: null, currentAnalysisId: null },
    },
  });
  await db.candidate.updateMany({
    where: { id: { in: ids }, status: { notIn: ['sent', 'AWAITING_EXTERNAL_PICK'] } },
    data: { status: 'NO_FILE_FOUND', statusReason: 'ats.record-not-found' },
  });
}
