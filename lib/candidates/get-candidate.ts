import { quotedRanges } from '@/lib/analysis/serialize-analysis';
import type { Actor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { recordAudit } from '@/lib/audit/record-audit';
import { findQuotedPlaces, findReadingFacts } from '@/lib/cv/quoted-places';
import { readerVersion } from '@/lib/cv/reader-version';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import type { Locale } from '@/lib/i18n/locale';
import { findCosting } from '@/lib/model/model-settings';
import type { CandidatePlace } from './get-candidate-row';
import type { CandidateDto } from './schemas';
import { candidateSelect, serializeCandidate } from './serialize-candidate';

/**
 * A candidate's details. Opening a NEW one makes it SEEN (decisions.md, Candidate).
 *
 * @param input `peek`: prefetch without changing the status; `locale`: the reader's language, where the analysis has both
 * @throws AppError `candidate.not-found`
 */
export async function getCandidate(
  actor: Actor,
  input: CandidatePlace & { peek?: boolean; locale?: Locale },
): Promise<CandidateDto> {
  requirePermission(actor, 'candidate:read');
  if (!input.peek) await markSeen(actor, input);
  const row = await database().candidate.findFirst({
    where: { id: input.candidateId, processId: input.processId },
    select: candidateSelect,
  });
  if (!row) throw new AppError('candidate.not-found');
  const { cvSha256: sha256, ...details } = row;
  const currency = row.currentAnalysis?.costMicros ? (await findCosting()).currency : null;
  const locale = input.locale ?? actor.locale;
  if (!sha256) return serializeCandidate(details, { facts: null, places: new Map(), currency, locale });
  // After a CV was replaced, the quotes are of the former file.
  const analysis = row.currentAnalysis?.cvSha256 === sha256 ? row.currentAnalysis : null;
  const reading = { sha256, readerVersion: analysis?.readerVersion ?? readerVersion };
  const [facts, places] = await Promise.all([
    findReadingFacts(database(), reading),
    findQuotedPlaces(database(), reading, quotedRanges(analysis)),
  ]);
  return serializeCandidate(details, { facts, places, currency, locale });
}

async function markSeen(actor: Actor, { processId, candidateId }: CandidatePlace): Promise<void> {
  const isNew = await database().candidate.findFirst({
    where: { id: candidateId, processId, status: 'NEW' },
    select: { id: true },
  });
  if (!isNew) return;
  await transaction(async (db) => {
    const { count } = await db.candidate.updateMany({
      where: { id: candidateId, processId, status: 'NEW' },
      data: { status: 'SEEN' },
    });
    if (count > 0) await recordAudit(db, actor, 'candidate.seen', { processId, candidateId });
  });
}
