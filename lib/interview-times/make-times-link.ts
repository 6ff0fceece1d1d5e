import type { Db } from '@/lib/db/client';
import { toLocale } from '@/lib/i18n/locale';
import { enqueueMail } from '@/lib/mail/enqueue-mail';
import { createOutsiderLink } from '@/lib/outsider-links/create-outsider-link';
import { purpose, timesPageLink } from './times-link';

interface NewTimesLink {
  candidate: { id: string; email: string | null };
  processName: string;
  /** The recruiter who acts, and who is named to the candidate. */
  by: { userId: string; name: string };
  /** Of the mail. */
  locale: string;
  /** When the last time is over, and with it the link. */
  expiresAt: Date;
  /** Mail it, if there is an address and a mail server. */
  mail: boolean;
}

/**
 * Makes the link to the page with a candidate's times in the caller's transaction, and mails it; an earlier one ends.
 *
 * @returns the link; null when it was mailed instead
 */
export async function makeTimesLink(db: Db, made: NewTimesLink): Promise<string | null> {
  const { candidate, by, expiresAt, mail } = made;
  const candidateId = candidate.id;
  const link = { purpose, candidateId, expiresAt, createdById: by.userId };
  const { token, tokenHash, linkId } = await createOutsiderLink(db, { ...link, mailed: false });
  const address = timesPageLink(token);
  const isMailed =
    mail &&
    candidate.email !== null &&
    (await enqueueMail(db, {
      kind: 'INTERVIEW_TIMES',
      recipient: candidate.email,
      candidateId,
      locale: toLocale(made.locale),
      linkHash: tokenHash,
      body: { link: address, until: expiresAt.toISOString(), process: made.processName, by: by.name },
    }));
  if (isMailed) await db.outsiderLink.update({ where: { id: linkId }, data: { mailed: true } });
  return isMailed ? null : address;
}
