import { recordAudit } from '@/lib/audit/record-audit';
import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { transaction } from '@/lib/db/transaction';
import type { Db } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { toLocale } from '@/lib/i18n/locale';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { enqueueMail } from '@/lib/mail/enqueue-mail';
import { linkLifeMs, resetLink } from '../account-links';
import { lockAdministrators } from '../accounts/lock-administrators';
import type { Link } from '../link-schemas';
import { makeLinkToken, type LinkToken } from '../link-token';
import { requirePasswordSignIn } from './require-password-sign-in';

/**
 * Makes a link with which a user sets a new password, for an administrator to hand over; it
 * is mailed, too, where a mail server is set.
 *
 * @throws AppError `permission.denied`, `user.not-found` (also when deactivated), `user.company-sign-in`
 */
export async function createResetLink(actor: PersonActor, input: { userId: string }): Promise<Link> {
  requirePermission(actor, 'administration');
  const token = makeLinkToken();
  const expiresAt = new Date(Date.now() + linkLifeMs.reset);
  const link = await transaction(async (db) => {
    // Somebody who stops being an administrator at this moment must not get a new link.
    await lockAdministrators(db, actor);
    const user = await db.user.findFirst({ where: { id: input.userId, active: true } });
    if (!user) throw new AppError('user.not-found');
    requirePasswordSignIn(user.role);
    // Only the latest link works.
    await db.passwordReset.deleteMany({ where: { userId: user.id } });
    const data = { userId: user.id, tokenHash: token.hash, expiresAt, createdById: actor.userId };
    await db.passwordReset.create({ data });
    await recordAudit(db, actor, 'user.reset-link-created', { userId: user.id });
    const mailedTo = (await mailLink(db, actor, { ...user, token, expiresAt })) ? user.email : null;
    return { link: resetLink(token.token), expiresAt: expiresAt.toISOString(), mailedTo };
  });
  sendOutboxSoon();
  return link;
}

interface MailedReset {
  email: string;
  locale: string;
  token: LinkToken;
  expiresAt: Date;
}

async function mailLink(db: Db, actor: PersonActor, { email, locale, token, expiresAt }: MailedReset) {
  const maker = await db.user.findUniqueOrThrow({ where: { id: actor.userId } });
  const by = `${maker.firstName} ${maker.lastName}`;
  return enqueueMail(db, {
    kind: 'PASSWORD_RESET',
    recipient: email,
    locale: toLocale(locale),
    linkHash: token.hash,
    body: { link: resetLink(token.token), until: expiresAt.toISOString(), by },
  });
}
