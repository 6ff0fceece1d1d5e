import { recordAudit, type AuditActor } from '@/lib/audit/record-audit';
import type { CandidatePlace } from '@/lib/candidates/rows/get-candidate-row';
import type { Db } from '@/lib/db/client';
import type { Locale } from '@/lib/i18n/locale';
import { enqueueMail } from '@/lib/mail/enqueue-mail';
import { mailSettings } from '@/lib/mail/mail-settings';
import { createOutsiderLink } from '@/lib/outsider-links/create-outsider-link';
import { candidatePageLink, linkDays } from '@/lib/person-rights/candidate-link';
import { mayMailTo } from './application-limits';

/** Mails an applicant the link to their own page, where a mail server is set. It is shown nowhere else. */
export async function mailOwnPage(
  db: Db,
  actor: AuditActor,
  { processId, candidateId, email, locale }: CandidatePlace & { email: string; locale: Locale },
): Promise<void> {
  if (!mailSettings() || !(await mayMailTo(db, email))) return;
  const { name } = await db.process.findUniqueOrThrow({ where: { id: processId }, select: { name: true } });
  const created = await createOutsiderLink(db, {
    purpose: 'CANDIDATE_PAGE',
    candidateId,
    days: linkDays,
    createdById: null,
    mailed: true,
  });
  const body = { link: candidatePageLink(created.token), until: created.expiresAt.toISOString(), process: name };
  await enqueueMail(db, {
    kind: 'CANDIDATE_PAGE',
    recipient: email,
    candidateId,
    locale,
    linkHash: created.tokenHash,
    body,
  });
  await recordAudit(db, actor, 'candidate.link-created', { processId, candidateId, mailed: true });
}
