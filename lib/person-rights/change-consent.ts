import { recordAudit, type AuditActor } from '@/lib/audit/record-audit';
import type { PersonActor } from '@/lib/auth/actor';
import { requireProcessPermission } from '@/lib/auth/process-access';
import { getCandidateRow, type CandidatePlace } from '@/lib/candidates/rows/get-candidate-row';
import { database, type Db } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { dayToStore, type CalendarDay } from '@/lib/validation/calendar-day';
import { actByLink, visitor } from './candidate-link';

interface Consent extends CandidatePlace {
  until: CalendarDay | null;
  /** Who wrote it down; null: the candidate, on their page. */
  byId: string | null;
}

/** Writes down consent in the caller's transaction. */
export async function saveConsent(
  db: Db,
  actor: AuditActor,
  { processId, candidateId, until, byId }: Consent,
): Promise<void> {
  const consent = {
    consentUntil: dayToStore(until),
    consentAt: new Date(),
    consentWay: byId ? ('BY_HAND' as const) : ('PAGE' as const),
    consentById: byId,
  };
  const where = { candidateId };
  await db.candidatePrivacy.upsert({ where, create: { candidateId, ...consent }, update: consent });
  await recordAudit(db, actor, 'candidate.consent-changed', { processId, candidateId, until });
}

/**
 * The candidate gives, renews or withdraws the consent to future recruitment; it holds at once.
 *
 * @param input `until`: to the end of this day; null: withdrawn
 * @throws AppError `link.invalid`
 */
export async function changeOwnConsent(input: {
  token: string;
  until: CalendarDay | null;
  address: string;
}): Promise<void> {
  await actByLink(input, (db, { candidate: { id: candidateId, processId } }) =>
    saveConsent(db, visitor(input.address), { processId, candidateId, until: input.until, byId: null }),
  );
}

/**
 * Records a consent that was given or withdrawn elsewhere.
 *
 * @throws AppError `process.not-found`, `candidate.not-found`
 */
export async function recordConsent(
  actor: PersonActor,
  { until, ...place }: CandidatePlace & { until: CalendarDay | null },
): Promise<void> {
  await requireProcessPermission(database(), actor, place.processId, 'candidate:decide');
  await transaction(async (db) => {
    await getCandidateRow(db, place);
    await saveConsent(db, actor, { ...place, until, byId: actor.userId });
  });
}
