import { recordAudit } from '@/lib/audit/record-audit';
import { requirePermission, type Actor } from '@/lib/auth/actor';
import { getSignInOptions } from '@/lib/auth/sign-in-options';
import { transaction } from '@/lib/db/transaction';
import type { Prisma } from '@/lib/db/generated/client';
import { toLocale } from '@/lib/i18n/locale';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { enqueueMail } from '@/lib/mail/enqueue-mail';
import { linkLifeMs, resetLink } from '../account-links';
import { makeLinkToken } from '../link-token';

/**
 * Mails a link for a new password to the account that a request names, if it is active and has a password. Earlier
 * links stay valid, because anybody may ask in somebody else's name. A second call for the same request does nothing.
 *
 * @throws AppError `permission.denied`
 */
export async function mailNewPassword(actor: Actor, request: { passwordRequestId: string }): Promise<void> {
  requirePermission(actor, 'administration');
  await transaction(async (db) => {
    const where = { id: request.passwordRequestId };
    const asked = await db.passwordRequest.findUnique({ where });
    const { count } = await db.passwordRequest.deleteMany({ where });
    if (!asked || count === 0 || !getSignInOptions().local) return;
    const user = await lockAccount(db, asked.email);
    if (!user) return;
    const { token, hash } = makeLinkToken();
    const expiresAt = new Date(Date.now() + linkLifeMs.reset);
    await db.passwordReset.create({ data: { userId: user.id, tokenHash: hash, expiresAt, createdById: null } });
    await enqueueMail(db, {
      kind: 'FORGOTTEN_PASSWORD',
      recipient: asked.email,
      locale: toLocale(user.locale),
      linkHash: hash,
      body: { link: resetLink(token), until: expiresAt.toISOString() },
    });
    await recordAudit(db, actor, 'user.reset-link-requested', { userId: user.id });
  });
  sendOutboxSoon();
}

/** Locks the account: a deactivation at the same time, which deletes the account's links, must not miss this one. */
async function lockAccount(db: Prisma.TransactionClient, email: string) {
  const [user] = await db.$queryRaw<{ id: string; locale: string }[]>`
    SELECT id, locale FROM app_user WHERE email = ${email} AND active AND password_hash IS NOT NULL FOR UPDATE`;
  return user;
}
