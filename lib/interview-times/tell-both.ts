import type { Db } from '@/lib/db/client';
import { toLocale } from '@/lib/i18n/locale';
import { enqueueMail } from '@/lib/mail/enqueue-mail';
import type { InvitationRow } from './find-invitation';
import { interviewEvent } from './interview-event';
import { candidateLink, timesPageLink } from './times-link';

interface Telling {
  /** The candidate's link, where they act by it; it stands in the mail. */
  token?: string;
  /** The candidate's time zone, where it is known. */
  timeZone?: string;
}

/** Mails to the candidate and to who offered the times what holds now, with the event for their calendars; as far as mail reaches them. */
export async function tellBoth(db: Db, invitation: InvitationRow, { token, timeZone }: Telling = {}): Promise<void> {
  const { offer, candidate, startsAt, place, locale, state } = invitation;
  const { createdBy, process } = offer;
  const isArranged = state === 'ARRANGED';
  const said = { process: process.name, place, ...(startsAt ? { at: startsAt.toISOString() } : {}) };
  if (candidate.email && startsAt) {
    const calendar = interviewEvent(invitation, { kind: 'candidate', email: candidate.email });
    await enqueueMail(db, {
      kind: isArranged ? 'INTERVIEW_ARRANGED' : 'INTERVIEW_CANCELLED',
      recipient: candidate.email,
      candidateId: candidate.id,
      locale: toLocale(locale),
      body: {
        ...said,
        zone: timeZone ?? offer.timeZone,
        ...(token ? { link: timesPageLink(token) } : {}),
        ...(calendar ? { calendar } : {}),
      },
    });
  }
  if (!createdBy?.active) return;
  const calendar = interviewEvent(invitation, { kind: 'team' });
  await enqueueMail(db, {
    kind: isArranged ? 'TEAM_INTERVIEW_ARRANGED' : 'TEAM_INTERVIEW_CANCELLED',
    recipient: createdBy.email,
    locale: toLocale(createdBy.locale),
    body: {
      ...said,
      zone: offer.timeZone,
      number: candidate.ordinalNumber,
      link: candidateLink(candidate),
      ...(calendar ? { calendar } : {}),
    },
  });
}
