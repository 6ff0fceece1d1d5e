import type { PersonActor } from '@/lib/auth/actor';
import { requireProcessPermission } from '@/lib/auth/process-access';
import { getCandidateRow, type CandidatePlace } from '@/lib/candidates/rows/get-candidate-row';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import type { Locale } from '@/lib/i18n/locale';
import type { CalendarFile } from './calendar-file';
import { findInvitation } from './find-invitation';
import { interviewEvent } from './interview-event';
import { findByLink } from './times-link';

function required(file: CalendarFile | null): CalendarFile {
  if (!file) throw new AppError('interview-times.not-found');
  return file;
}

/**
 * The event for the candidate's calendar, or its cancellation, for who has the link; it names nobody.
 *
 * @throws AppError `link.invalid`; `interview-times.not-found` while no time was arranged
 */
export async function downloadOwnCalendar({ token, locale }: { token: string; locale: Locale }): Promise<CalendarFile> {
  const { invitation } = await findByLink(database(), { token });
  return required(interviewEvent({ ...invitation, locale }, { kind: 'candidate', email: null }));
}

/**
 * The same for the recruiter's calendar.
 *
 * @throws AppError `process.not-found`, `candidate.not-found`, `interview-times.not-found`
 */
export async function downloadCalendar(actor: PersonActor, place: CandidatePlace): Promise<CalendarFile> {
  await requireProcessPermission(database(), actor, place.processId, 'candidate:read');
  const { id } = await getCandidateRow(database(), place);
  const invitation = await findInvitation(database(), id);
  return required(invitation && interviewEvent(invitation, { kind: 'team' }));
}
