import { recordAudit } from '@/lib/audit/record-audit';
import type { PersonActor } from '@/lib/auth/actor';
import { requireProcessPermission } from '@/lib/auth/process-access';
import { getCandidateRow, type CandidatePlace } from '@/lib/candidates/rows/get-candidate-row';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import type { NoticeWay } from '@/lib/domain/privacy-enums';
import type { CalendarDay } from '@/lib/validation/calendar-day';

/**
 * Records that a candidate was told about their data in another way than by their page (GDPR, articles 13 and 14).
 *
 * @throws AppError `process.not-found`, `candidate.not-found`
 */
export async function recordNotice(
  actor: PersonActor,
  { on, way, ...place }: CandidatePlace & { on: CalendarDay; way: NoticeWay },
): Promise<void> {
  await requireProcessPermission(database(), actor, place.processId, 'candidate:decide');
  await transaction(async (db) => {
    const { id: candidateId } = await getCandidateRow(db, place);
    // Noon is the same day in the product's time zone.
    const notice = { noticeAt: new Date(`${on}T12:00:00Z`), noticeWay: way, noticeById: actor.userId };
    await db.candidatePrivacy.upsert({ where: { candidateId }, create: { candidateId, ...notice }, update: notice });
    await recordAudit(db, actor, 'candidate.notice-recorded', { ...place, way });
  });
}
