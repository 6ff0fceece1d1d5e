import { type Actor, requirePermission } from '@/lib/auth/actor';
import { type Db, database } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { transaction } from '@/lib/db/transaction';
import { lockProcessForShare } from '@/lib/process-rows/get-process-row';
import { findDraft, type AnalysisDraft, type RunDraft } from '../drafts/analysis-draft';
import { applyCorrections } from '../corrections/apply-corrections';
import { isOfOtherEngine } from '../engines/is-of-other-engine';
import { buildCriteriaSnapshot } from '../criteria/build-criteria-snapshot';
import { criterionLabels } from '../criteria/criterion-labels';
import { areAllJudged } from '../criteria/input-hash';
import { canBeScored, breakDown, starsOfAi } from '../score/match-score';
import type { ScoreBreakdown } from '@/lib/domain/analysis-schemas';
import { storeAnalyses } from './store-analyses';
import { type RunCandidate, type RunInput, findCurrentRun, isUnfinished } from '../run/current-run';
import { endRun } from '../run/end-run';
import { writeOffEnded, writeOffSuperseded } from '../run/write-off-drafts';
import { detailsSchema, type Details } from '@/lib/domain/detail-schemas';
import { isFromAts } from '@/lib/domain/candidate-source';
import { keepCorrected, readDetails } from '../details/corrected-details';

/**
 * Last part of an analysis: computes the score, composes the texts and stores everything in one transaction.
 * Idempotent; a run that was superseded or cancelled stores nothing.
 *
 * @param made what the same step has judged; else it is the run's draft
 */
export async function saveAnalysis(
  actor: Actor,
  input: RunInput,
  made?: RunDraft,
): Promise<{ outcome: 'saved' | 'stopped' }> {
  requirePermission(actor, 'candidate:analyse');
  const saved = await database().analysis.findUnique({ where: { requestId: input.requestId }, select: { id: true } });
  if (saved) {
    // Of a repetition that judged while the first was saving.
    await database().analysisDraft.deleteMany({ where: { requestId: input.requestId } });
    return { outcome: 'saved' };
  }
  const draft = made ?? (await findDraft(database(), input.requestId));
  const found = await findRunKeys(input);
  if (!draft || !found?.cvSha256) {
    await writeOffSuperseded(database(), input, found?.processId);
    return { outcome: 'stopped' };
  }
  const { engine, engineVersion } = draft.analysis;
  return transaction(async (db) => {
    // Keeps the criteria unchanged until the end of the transaction.
    await lockProcessForShare(db, found.processId);
    const candidate = await lockRun(db, input);
    if (!candidate || !isUnfinished(candidate)) {
      await writeOffEnded(db, input.requestId, found.processId);
      return { outcome: 'stopped' };
    }
    const { judged, isOutdated } = bringUpToDate(draft.analysis, candidate);
    const labels = criterionLabels(judged.criteria, judged.locale);
    const breakdown = breakDown(judged.criteria, judged.judgements, labels, judged.unreadLanguage);
    const { analysisRequestedById: requestedById, cvSha256 } = candidate;
    const finished = { ...input, cvSha256: cvSha256 ?? '', requestedById, draft: judged, breakdown };
    const analysisId = (await storeAnalyses(db, [finished])).get(input.requestId) ?? '';
    await endRun(
      db,
      actor,
      { ...input, processId: candidate.processId },
      {
        status: isOutdated ? 'PROCESSING_OUTDATED' : (await wasReviewed(db, candidate.id)) ? 'SEEN' : 'NEW',
        reason: null,
        action: 'candidate.analysed',
        facts: { analysisId, matchScore: breakdown.score, engine, engineVersion },
        candidate: await changeOf(db, { candidate, draft, breakdown, analysisId }),
        isStored: true,
      },
    );
    await applyCorrections(db, [candidate.id]);
    return { outcome: 'saved' };
  });
}

/**
 * Applies changes of the process made during judging: new weights and removed criteria count at once; reworded ones
 * and another engine make the analysis outdated.
 */
function bringUpToDate(draft: AnalysisDraft, candidate: RunCandidate): { judged: AnalysisDraft; isOutdated: boolean } {
  const criteria = buildCriteriaSnapshot(candidate.process);
  if (!canBeScored(criteria) || !areAllJudged(criteria, draft.criteria)) return { judged: draft, isOutdated: true };
  const isOutdated = isOfOtherEngine(candidate.process.engine, draft);
  const ids = new Set(criteria.map(({ criterionId }) => criterionId));
  const judgements = draft.judgements.filter(({ criterionId }) => ids.has(criterionId));
  return { judged: { ...draft, criteria, judgements }, isOutdated };
}

async function findRunKeys({ candidateId, requestId }: RunInput) {
  return database().candidate.findFirst({
    where: { id: candidateId, analysisRequestId: requestId },
    select: { processId: true, cvSha256: true },
  });
}

/** Locks and reloads the candidate, so that a new request or rating waits for this transaction. */
async function lockRun(db: Db, input: RunInput): Promise<RunCandidate | null> {
  await db.$queryRaw`SELECT 1 FROM candidate WHERE id = ${input.candidateId}::uuid FOR UPDATE`;
  return findCurrentRun(db, input);
}

interface SavedRun {
  candidate: RunCandidate;
  draft: RunDraft;
  breakdown: ScoreBreakdown;
  analysisId: string;
}

/** What a stored analysis changes about its candidate, besides the status. */
async function changeOf(db: Db, { candidate, draft, breakdown, analysisId }: SavedRun) {
  return {
    ...(await keepCorrected(db, candidate, readNow(candidate, draft.profile))),
    about: draft.profile.about,
    hasHiddenText: draft.hasHiddenText,
    dateDoubts: draft.dateDoubts.length > 0 ? draft.dateDoubts : Prisma.DbNull,
    matchScore: breakdown.score,
    currentAnalysisId: analysisId,
    analysisFresh: false,
    // A recruiter's rating is never overwritten (docs/specification.md, Candidate).
    ...(candidate.rateSource === 'RECRUITER' ? {} : starsOfAi(breakdown.score)),
  };
}

/** Whether a reviewer has opened the candidate with the present CV: another analysis does not make it unread again. */
async function wasReviewed(db: Db, candidateId: string): Promise<boolean> {
  const rows = await db.$queryRaw<unknown[]>`
    SELECT 1 FROM candidate_view view JOIN app_user reviewer ON reviewer.id = view.user_id
    WHERE view.candidate_id = ${candidateId}::uuid AND reviewer.role IN ('ADMIN', 'RECRUITER')
      AND NOT EXISTS (
        SELECT 1 FROM former_cv WHERE candidate_id = view.candidate_id AND replaced_at >= view.last_at)
    LIMIT 1`;
  return rows.length > 0;
}

/**
 * What the CV says. Names and contacts that the ATS or the person themselves gave in the application form stay; the CV fills only
 * what was left empty.
 */
function readNow(candidate: RunCandidate, profile: RunDraft['profile']): Details {
  const { expectedSalary: salary } = profile;
  const expectedPay = profile.expectedPay ?? (salary && { ...salary, unit: 'MONTH', tax: null });
  const read = detailsSchema.parse({ ...profile, expectedPay });
  if (!isFromAts(candidate) && !candidate.formApplication) return read;
  const { firstName, lastName, email, phone } = readDetails(candidate);
  return {
    ...read,
    firstName: firstName ?? read.firstName,
    lastName: lastName ?? read.lastName,
    email: email ?? read.email,
    phone: phone ?? read.phone,
  };
}
