import { recordAudit } from '@/lib/audit/record-audit';
import type { PersonActor } from '@/lib/auth/actor';
import type { Db } from '@/lib/db/client';
import { enqueueMail } from '@/lib/mail/enqueue-mail';
import { createOutsiderLink } from '@/lib/outsider-links/create-outsider-link';
import { candidatePageLink, linkDays } from '@/lib/person-rights/candidate-link';
import { pageLinkMark, type CommonValues } from './find-values';
import type { WrittenMessage } from './write-texts';

interface MailedMessage {
  processId: string;
  message: WrittenMessage;
  /** The message's, which becomes the mail's. */
  id: string;
  sendAt: Date;
  common: CommonValues;
}

/** Writes the mail that carries a message in the caller's transaction; the answer goes to the author. */
export async function mailMessage(
  db: Db,
  actor: PersonActor,
  { processId, message, id, sendAt, common }: MailedMessage,
): Promise<void> {
  const { recipient, locale, subject, text, hasPageLink } = message;
  const { id: candidateId } = recipient;
  const link = hasPageLink
    ? await createOutsiderLink(db, {
        purpose: 'CANDIDATE_PAGE',
        candidateId,
        days: linkDays,
        createdById: actor.userId,
        mailed: true,
        besideEarlier: true,
      })
    : null;
  if (link) await recordAudit(db, actor, 'candidate.link-created', { processId, candidateId, mailed: true });
  const body = link ? text.replaceAll(pageLinkMark[locale], candidatePageLink(link.token)) : text;
  const { name, email } = common.recruiter;
  await enqueueMail(db, {
    kind: 'CANDIDATE_MESSAGE',
    id,
    sendAt,
    recipient: recipient.email,
    candidateId,
    locale,
    ...(link ? { linkHash: link.tokenHash } : {}),
    body: { subject, text: body, by: name, replyTo: { name, address: email } },
  });
}
