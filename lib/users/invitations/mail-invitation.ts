import type { PersonActor } from '@/lib/auth/actor';
import type { Db } from '@/lib/db/client';
import type { Role } from '@/lib/domain/user-schemas';
import { enqueueMail } from '@/lib/mail/enqueue-mail';
import { invitationLink } from '../account-links';
import type { LinkToken } from '../link-token';

interface MailedInvitation {
  email: string;
  role: Role;
  token: LinkToken;
  expiresAt: Date;
}

/**
 * Mails an invitation in the caller's transaction, in the language of the person who invites.
 *
 * @returns false without a mail server
 */
export async function mailInvitation(
  db: Db,
  { userId, locale }: PersonActor,
  { email, role, token, expiresAt }: MailedInvitation,
): Promise<boolean> {
  const { firstName, lastName } = await db.user.findUniqueOrThrow({ where: { id: userId } });
  return enqueueMail(db, {
    kind: 'INVITATION',
    recipient: email,
    locale,
    linkHash: token.hash,
    body: { link: invitationLink(token.token), until: expiresAt.toISOString(), by: `${firstName} ${lastName}`, role },
  });
}
