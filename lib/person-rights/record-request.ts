import type { PersonActor } from '@/lib/auth/actor';
import { requireProcessPermission } from '@/lib/auth/process-access';
import { getCandidateRow, type CandidatePlace } from '@/lib/candidates/rows/get-candidate-row';
import { lockCandidates } from '@/lib/candidates/rows/lock-candidates';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import type { PersonRequestKind, RequestWay } from '@/lib/domain/privacy-enums';
import type { CalendarDay } from '@/lib/validation/calendar-day';
import { saveConsent } from './change-consent';
import { saveObjection } from './change-objection';
import { storeRequest } from './store-request';

interface RecordedRequest extends CandidatePlace {
  kind: PersonRequestKind;
  way: RequestWay;
  on: CalendarDay;
  text: string;
}

/**
 * Records what a candidate asked for by letter, phone and the like: the same task as of one from their page, due a month after it
 * came. What holds at once on the page holds at once here: an objection to programs, and the withdrawal of consent.
 *
 * @param input `on`: when it came
 * @throws AppError `process.not-found`, `candidate.not-found`
 */
export async function recordRequest(
  actor: PersonActor,
  { kind, way, on, text, ...place }: RecordedRequest,
): Promise<void> {
  await requireProcessPermission(database(), actor, place.processId, 'candidate:decide');
  await transaction(async (db) => {
    await lockCandidates(db, place.processId, [place.candidateId]);
    await getCandidateRow(db, place);
    // Noon is the same day in the product's time zone.
    const request = { kind, text, createdAt: new Date(`${on}T12:00:00Z`), receivedOn: on };
    const objectedAt = kind === 'OBJECT' ? await saveObjection(db, actor, { ...place, notByProgram: true }) : null;
    await storeRequest(db, actor, { ...place, ...request, recorded: { way, byId: actor.userId, objectedAt } });
    if (kind === 'WITHDRAW') await saveConsent(db, actor, { ...place, until: null, byId: actor.userId });
  });
}
