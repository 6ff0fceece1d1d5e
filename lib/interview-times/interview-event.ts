import { createTranslator } from 'next-intl';
import { env } from '@/lib/env';
import { toLocale, type Locale } from '@/lib/i18n/locale';
import { mailSettings } from '@/lib/mail/mail-settings';
import enTexts from '@/messages/en/mail-texts.json';
import plTexts from '@/messages/pl/mail-texts.json';
import { calendarFile, type CalendarFile } from './calendar-file';
import type { InvitationRow } from './find-invitation';
import { candidateLink } from './times-link';

const messages = { pl: { mailTexts: plTexts }, en: { mailTexts: enTexts } };

type Reader =
  /** By mail, so that calendars ask nothing; else a file that names nobody. */
  { kind: 'candidate'; email: string | null } | { kind: 'team' };

/**
 * The event of an interview as a calendar file; null while no time was arranged. Nothing in it tells who the candidate is: people
 * here get a number and a link, so that no name stays in their calendars (docs/decisions/0192).
 */
export function interviewEvent(invitation: InvitationRow, reader: Reader): CalendarFile | null {
  const { id, sequence, changedAt, startsAt, endsAt, offer, candidate, place, note, state } = invitation;
  if (!startsAt || !endsAt) return null;
  const { createdBy, process } = offer;
  const isTeam = reader.kind === 'team';
  const locale: Locale = toLocale(isTeam ? (createdBy?.locale ?? 'pl') : invitation.locale);
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'mailTexts.event' });
  const values = { process: process.name, number: candidate.ordinalNumber, link: candidateLink(candidate) };
  const about = isTeam ? t('teamDescription', values) : t('description', values);
  const recruiter = createdBy && { name: `${createdBy.firstName} ${createdBy.lastName}`, email: createdBy.email };
  const sender = mailSettings()?.from;
  const mailed = reader.kind === 'candidate' && reader.email ? { name: '', email: reader.email } : null;
  return calendarFile({
    uid: `${id}@${new URL(env().NEXTAUTH_URL ?? 'http://127.0.0.1:3000').hostname}`,
    sequence,
    stamp: changedAt,
    startsAt,
    endsAt,
    summary: isTeam ? t('teamSummary', values) : t('summary', values),
    location: place,
    description: [about, note].filter(Boolean).join('\n\n'),
    // Calendars add no event that comes from oneself.
    organizer: isTeam && sender ? { name: sender.name, email: sender.address } : recruiter,
    attendee: isTeam ? recruiter : mailed,
    isCancelled: state !== 'ARRANGED',
  });
}
