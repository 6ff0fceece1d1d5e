import { quotedRanges } from '@/lib/analysis/store/serialize-analysis';
import { actorMay, isProgram, requirePermission, type Actor, type PersonActor } from '@/lib/auth/actor';
import { requireProcess } from '@/lib/auth/process-access';
import { recordAudit } from '@/lib/audit/record-audit';
import { findQuotedPlaces, findReadingFacts } from '@/lib/cv/quoted-places';
import { readerVersion } from '@/lib/cv/reader-version';
import { database } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { findCosting } from '@/lib/model/model-settings';
import { findBlindMask } from '../blind/blind-mask';
import { isBlind } from '../blind/blindness';
import { findQuestions } from '../calibration/find-questions';
import { findHiddenScores, withoutPoints, withoutScore } from '../hidden-score/hidden-score';
import { findEarlierScores } from '../search/find-earlier-scores';
import { findOtherOfFile } from '../cv/find-other-of-file';
import { findSamePerson } from '../cv/find-same-person';
import type { CandidatePlace } from '../rows/get-candidate-row';
import { findSharedUnderOtherName } from './find-shared-under-other-name';
import { recordOpening } from './record-opening';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { candidateSelect, serializeCandidate, type CandidateDetailsRow } from '../serialize/serialize-candidate';

/**
 * A candidate's details. Opening is kept per person; a recruiter who opens a NEW one makes it SEEN. A viewer does not, and
 * an archived process is read-only.
 *
 * @param input `peek`: without opening
 * @throws AppError `process.not-found`, `candidate.not-found`
 */
export async function getCandidate(actor: Actor, input: CandidatePlace & { peek?: boolean }): Promise<CandidateDto> {
  requirePermission(actor, 'candidate:read');
  await requireProcess(database(), actor, input.processId);
  // Read before opening, which forgets the earlier score.
  const earlierScores = await findEarlierScores(actor, [input.candidateId]);
  if (!input.peek) await open(actor, input);
  const row = await database().candidate.findFirst({
    where: { id: input.candidateId, processId: input.processId },
    select: candidateSelect,
  });
  if (!row) throw new AppError('candidate.not-found');
  if (!input.peek || isProgram(actor)) await recordOpening(actor, input, 'candidate.viewed');
  const currency = row.currentAnalysis?.costMicros ? (await findCosting()).currency : null;
  const [{ facts, places }, samePerson, sharesCvWith, masked, hiddenScores, sharedUnderOtherName] = await Promise.all([
    findReading(row),
    findSamePerson(actor, row.id),
    findOtherOfFile(database(), input),
    isBlind(row) ? findBlindMask(row.currentAnalysis?.cvSha256 ?? row.cvSha256, row) : null,
    findHiddenScores(actor, [row.id]),
    isBlind(row) ? [] : findSharedUnderOtherName(input),
  ]);
  const userId = actor.kind === 'person' ? actor.userId : null;
  const earlierScore = earlierScores.get(row.id) ?? null;
  const candidate = serializeCandidate(row, {
    facts,
    places,
    currency,
    locale: actor.locale,
    userId,
    samePerson,
    sharedUnderOtherName,
    sharesCvWith,
    masked,
    earlierScore,
  });
  const hidden = hiddenScores.get(row.id);
  if (!hidden) return candidate;
  if (hidden === 'SCORE')
    return withoutScore({ ...candidate, analysis: candidate.analysis && withoutPoints(candidate.analysis) });
  const { criteria } = await findQuestions(database(), row.id, actor.locale);
  return { ...withoutScore({ ...candidate, analysis: null }), isToJudge: true, calibration: { criteria } };
}

/** Records the opening, unless a program reads the candidate: then no person has seen it. */
async function open(actor: Actor, input: CandidatePlace): Promise<void> {
  if (isProgram(actor)) return;
  if (actor.kind === 'person') await recordView(actor, input);
  if (actorMay(actor, 'candidate:rate')) await markSeen(actor, input);
}

/** Page count, hidden text, and where the quotes stand. */
async function findReading({ cvSha256: sha256, currentAnalysis }: CandidateDetailsRow) {
  if (!sha256) return { facts: null, places: new Map() };
  // After a CV was replaced, the quotes are of the former file.
  const analysis = currentAnalysis?.cvSha256 === sha256 ? currentAnalysis : null;
  const reading = { sha256, readerVersion: analysis?.readerVersion ?? readerVersion };
  const [facts, places] = await Promise.all([
    findReadingFacts(database(), reading),
    findQuotedPlaces(database(), reading, quotedRanges(analysis)),
  ]);
  return { facts, places };
}

async function markSeen(actor: Actor, { processId, candidateId }: CandidatePlace): Promise<void> {
  const where: Prisma.CandidateWhereInput = {
    id: candidateId,
    processId,
    status: 'NEW',
    process: { status: { not: 'ARCHIVED' } },
  };
  const isNew = await database().candidate.findFirst({ where, select: { id: true } });
  if (!isNew) return;
  await transaction(async (db) => {
    const { count } = await db.candidate.updateMany({ where, data: { status: 'SEEN' } });
    if (count > 0) await recordAudit(db, actor, 'candidate.seen', { processId, candidateId });
  });
}

/**
 * As {@link getCandidate} with `peek`, for a page that may show the candidate later. The audit log records a peek
 * apart from a view; a program's reading is always recorded as a view.
 */
export async function loadCandidateAhead(actor: Actor, place: CandidatePlace): Promise<CandidateDto> {
  const candidate = await getCandidate(actor, { ...place, peek: true });
  if (!isProgram(actor)) await recordOpening(actor, place, 'candidate.loaded-ahead');
  return candidate;
}

/**
 * Keeps that the actor has opened the candidate; written at most once a minute, and once more after an analysis. Unknown
 * candidates are left out.
 */
async function recordView(actor: PersonActor, { processId, candidateId }: CandidatePlace): Promise<void> {
  await database().$executeRaw`
    INSERT INTO candidate_view (candidate_id, user_id)
    SELECT id, ${actor.userId}::uuid FROM candidate
    WHERE id = ${candidateId}::uuid AND process_id = ${processId}::uuid FOR KEY SHARE
    ON CONFLICT (candidate_id, user_id) DO UPDATE SET last_at = now()
    WHERE candidate_view.last_at < now() - interval '1 minute' OR EXISTS (
      SELECT 1 FROM analysis
      WHERE candidate_id = excluded.candidate_id AND finished_at > candidate_view.last_at
    )`;
}
