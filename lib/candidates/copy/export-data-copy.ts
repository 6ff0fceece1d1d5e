import { recordAudit } from '@/lib/audit/record-audit';
import type { PersonActor } from '@/lib/auth/actor';
import { requireProcessPermission } from '@/lib/auth/process-access';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import type { Locale } from '@/lib/i18n/locale';
import { blindSelect, isBlind } from '../blind/blindness';
import { requireShownScore } from '../hidden-score/hidden-score';
import type { CandidatePlace } from '../rows/get-candidate-row';
import { makeCopy, type DataCopy } from './make-copy';

/**
 * The copy of a candidate's data, for a recruiter to hand over. Of one who is hidden in a blind process there is none until their
 * identity is revealed, and none of one whose score or verdicts the actor does not see yet. The audit log keeps who made it.
 *
 * @param locale the candidate's language; by default the actor's
 * @throws AppError `process.not-found`, `candidate.not-found`, `candidate.copy-hidden`, `candidate.verdicts-hidden`,
 *   `candidate.score-hidden`
 */
export async function exportDataCopy(
  actor: PersonActor,
  { processId, candidateId, locale = actor.locale }: CandidatePlace & { locale?: Locale | undefined },
): Promise<DataCopy> {
  const db = database();
  await requireProcessPermission(db, actor, processId, 'candidate:export');
  const found = await db.candidate.findFirst({ where: { id: candidateId, processId }, select: blindSelect });
  if (!found) throw new AppError('candidate.not-found');
  if (isBlind(found)) throw new AppError('candidate.copy-hidden');
  await requireShownScore(actor, candidateId);
  const copy = await makeCopy(db, { candidateId, locale });
  await recordAudit(db, actor, 'candidate.copied', { processId, candidateId });
  return copy;
}
