import { quotedRanges } from '@/lib/analysis/store/serialize-analysis';
import { findQuotedPlaces, findReadingFacts } from '@/lib/cv/quoted-places';
import { readerVersion } from '@/lib/cv/reader-version';
import { AppError } from '@/lib/errors';
import { findCosting } from '@/lib/model/model-settings';
import { findBlindMask } from '../blind/blind-mask';
import { isBlind } from '../blind/blindness';
import { findQuestions } from '../calibration/find-questions';
import { findHiddenScores, withoutPoints, withoutScore } from '../hidden-score/hidden-score';
import { findOtherOfFile } from '../cv/find-other-of-file';
import { findSamePerson } from '../cv/find-same-person';
import { findSharedUnderOtherName } from './find-shared-under-other-name';
import { candidateSelect, serializeCandidate, type CandidateDetailsRow } from '../serialize/serialize-candidate';
import type { Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import type { CandidatePlace } from '../rows/get-candidate-row';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';

/**
 * A candidate's details as the actor sees them, below the question of rights: whoever calls this has asked it. Nothing is recorded.
 *
 * @param earlierScore what the actor saw before a later analysis
 * @param asBlind as if the process were blind and nobody had revealed the candidate
 * @throws AppError `candidate.not-found`
 */
export async function readCandidate(
  actor: Actor,
  place: CandidatePlace,
  earlierScore: number | null = null,
  asBlind = false,
): Promise<CandidateDto> {
  const found = await database().candidate.findFirst({
    where: { id: place.candidateId, processId: place.processId },
    select: candidateSelect,
  });
  if (!found) throw new AppError('candidate.not-found');
  const row = asBlind ? { ...found, revealedAt: null, process: { ...found.process, blindMode: true } } : found;
  const currency = row.currentAnalysis?.costMicros ? (await findCosting()).currency : null;
  const [{ facts, places }, samePerson, sharesCvWith, masked, hiddenScores, sharedUnderOtherName] = await Promise.all([
    findReading(row),
    findSamePerson(actor, row.id),
    row.cvFile?.wholeSha256 ? findOtherOfFile(database(), place) : null,
    isBlind(row) ? findBlindMask(row.currentAnalysis?.cvSha256 ?? row.cvSha256, row) : null,
    findHiddenScores(actor, [row.id]),
    isBlind(row) ? [] : findSharedUnderOtherName(place),
  ]);
  const userId = actor.kind === 'person' ? actor.userId : null;
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
