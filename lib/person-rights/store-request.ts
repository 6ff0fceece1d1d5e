import { recordAudit, type AuditActor } from '@/lib/audit/record-audit';
import type { CandidatePlace } from '@/lib/candidates/rows/get-candidate-row';
import type { Db } from '@/lib/db/client';
import type { PersonRequestKind, RequestWay } from '@/lib/domain/privacy-enums';
import { notify } from '@/lib/notification-rows/notify';
import { dayToStore, type CalendarDay } from '@/lib/validation/calendar-day';

/** The same day of the next month, or its last: the month of GDPR, article 12(3). */
export function monthLater(day: CalendarDay): CalendarDay {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfNext = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(date, lastOfNext))).toISOString().slice(0, 10);
}

interface NewRequest extends CandidatePlace {
  kind: PersonRequestKind;
  text: string;
  createdAt: Date;
  /** From this day the month counts. */
  receivedOn: CalendarDay;
  /** How it came to whom; missing: on the candidate's page. */
  recorded?: { way: RequestWay; byId: string; objectedAt: Date | null };
}

/** Stores what a candidate asks for, as a task with the law's date, and tells who answers, in the caller's transaction. */
export async function storeRequest(
  db: Db,
  actor: AuditActor,
  { processId, candidateId, kind, text, createdAt, receivedOn, recorded }: NewRequest,
): Promise<void> {
  const dueOn = dayToStore(monthLater(receivedOn)) ?? createdAt;
  const way = recorded?.way ?? null;
  const { byId: recordedById = null, objectedAt = null } = recorded ?? {};
  const data = { candidateId, kind, text, createdAt, dueOn, way, recordedById, objectedAt };
  const { id: subjectId } = await db.personRequest.create({ data });
  const by = recorded ? { userId: recorded.byId } : null;
  await notify(db, 'REQUEST', { by, data: { processId, candidateId, subjectId, detail: kind } });
  await recordAudit(db, actor, 'candidate.request-made', { processId, candidateId, kind, ...(way && { way }) });
}
