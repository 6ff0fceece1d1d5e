import { recordAudit } from '@/lib/audit/record-audit';
import { AppError } from '@/lib/errors';
import { dayToStore, today, type CalendarDay } from '@/lib/validation/calendar-day';
import { actByLink, visitor } from './candidate-link';
import type { PageRequest } from './person-schemas';
import { provePerson } from './prove-person';

/** Open requests of one candidate; more are one person's answer away. */
const maxOpen = 10;

/** The same day of the next month, or its last: the month of GDPR, article 12(3). */
export function monthLater(day: CalendarDay): CalendarDay {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfNext = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(date, lastOfNext))).toISOString().slice(0, 10);
}

/**
 * The candidate asks for a correction, a person's review or the erasure of their data. People are to answer within a month. An
 * erasure is asked for by the person alone, who proves that they are.
 *
 * @throws AppError `link.invalid`, `request.too-many`, and those of `provePerson`
 */
export async function makeRequest({ address, ...asked }: PageRequest & { address: string }): Promise<void> {
  if (asked.kind === 'DELETE') await provePerson({ token: asked.token, proof: asked.proof, address });
  await actByLink(asked, async (db, { candidate: { id: candidateId, processId } }) => {
    const open = await db.personRequest.findMany({ where: { candidateId, answeredAt: null } });
    // Asked for once.
    if (asked.kind !== 'CORRECT' && open.some(({ kind }) => kind === asked.kind)) return;
    if (open.length >= maxOpen) throw new AppError('request.too-many', { retryAfterSeconds: 24 * 60 * 60 });
    const dueOn = dayToStore(monthLater(today())) ?? new Date();
    await db.personRequest.create({ data: { candidateId, kind: asked.kind, text: asked.text, dueOn } });
    await recordAudit(db, visitor(address), 'candidate.request-made', { processId, candidateId, kind: asked.kind });
  });
}
