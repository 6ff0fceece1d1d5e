import { recordAudit } from '@/lib/audit/record-audit';
import type { PersonActor } from '@/lib/auth/actor';
import { requireProcessPermission } from '@/lib/auth/process-access';
import { lockCandidates } from '@/lib/candidates/rows/lock-candidates';
import { getCandidateRow, type CandidatePlace } from '@/lib/candidates/rows/get-candidate-row';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { enqueueMail } from '@/lib/mail/enqueue-mail';
import { createOutsiderLink } from '@/lib/outsider-links/create-outsider-link';
import { revokeOutsiderLinks } from '@/lib/outsider-links/revoke-outsider-links';
import { candidatePageLink, linkDays } from './candidate-link';
import type { PageLink } from './person-schemas';

const purpose = 'CANDIDATE_PAGE' as const;

/**
 * Makes the link to a candidate's page, to be handed over, or mails it to the address of their CV. An earlier link ends. Through
 * it the person gets all of their data, so that who makes it must be allowed to export.
 *
 * @param input `mail`: mail it, in the actor's language; then it is not shown
 * @throws AppError `process.not-found`, `candidate.not-found`, `mail.not-set-up` (also where no address is known)
 */
export async function makePageLink(
  actor: PersonActor,
  { mail, ...place }: CandidatePlace & { mail: boolean },
): Promise<PageLink> {
  await requireProcessPermission(database(), actor, place.processId, 'candidate:export');
  const made = await transaction(async (db) => {
    await lockCandidates(db, place.processId, [place.candidateId]);
    const { id: candidateId, email } = await getCandidateRow(db, place);
    const created = await createOutsiderLink(db, {
      purpose,
      candidateId,
      days: linkDays,
      createdById: actor.userId,
      mailed: mail,
    });
    await recordAudit(db, actor, 'candidate.link-created', { ...place, mailed: mail });
    if (!mail) return created;
    const { name } = await db.process.findUniqueOrThrow({ where: { id: place.processId }, select: { name: true } });
    const body = { link: candidatePageLink(created.token), until: created.expiresAt.toISOString(), process: name };
    const isMailed =
      email !== null &&
      (await enqueueMail(db, {
        kind: 'CANDIDATE_PAGE',
        recipient: email,
        candidateId,
        locale: actor.locale,
        linkHash: created.tokenHash,
        body,
      }));
    if (!isMailed) throw new AppError('mail.not-set-up');
    return created;
  });
  sendOutboxSoon();
  return { link: mail ? null : candidatePageLink(made.token), expiresAt: made.expiresAt.toISOString() };
}

/** Ends the link to a candidate's page. @throws AppError `process.not-found`, `candidate.not-found`, `link.not-found` */
export async function revokePageLink(actor: PersonActor, place: CandidatePlace): Promise<void> {
  await requireProcessPermission(database(), actor, place.processId, 'candidate:export');
  await transaction(async (db) => {
    const { id: candidateId } = await getCandidateRow(db, place);
    if (!(await revokeOutsiderLinks(db, { candidateId, purpose }))) throw new AppError('link.not-found');
    await recordAudit(db, actor, 'candidate.link-revoked', { ...place });
  });
}
