import { recordAudit } from '@/lib/audit/record-audit';
import { hashInTurn } from '@/lib/auth/hashing-queue';
import { hashPassword } from '@/lib/auth/password';
import { isUniqueViolation } from '@/lib/db/map-database-error';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { hashLinkToken } from '../link-token';
import { requirePasswordSignIn } from '../passwords/require-password-sign-in';
import type { AcceptInvitationInput } from './invitation-schemas';
import { getOpenInvitation } from './get-open-invitation';

/**
 * Makes the account of an invited person, with the address and role of the invitation. The link works once.
 *
 * @throws AppError `link.invalid`, `request.too-many`, `user.email-taken`, `user.company-sign-in`
 */
export async function acceptInvitation(
  input: AcceptInvitationInput & { address?: string },
): Promise<{ email: string }> {
  requirePasswordSignIn();
  const { token, password, address, ...person } = input;
  // Hashing is expensive, so links that do not work are refused first.
  await getOpenInvitation({ token });
  const tokenHash = hashLinkToken(token);
  const passwordHash = await hashInTurn(`link:${tokenHash}`, async () => {
    await getOpenInvitation({ token });
    return hashPassword(password);
  });
  try {
    return await transaction(async (db) => {
      const where = { tokenHash, expiresAt: { gt: new Date() } };
      const invitation = await db.invitation.findFirst({ where });
      // Deleting the invitation decides who may use it: a second acceptance at the same time waits here and finds
      // nothing.
      const { count } = await db.invitation.deleteMany({ where });
      if (!invitation || count === 0) throw new AppError('link.invalid');
      const { email, role } = invitation;
      const { id } = await db.user.create({ data: { ...person, email, role, passwordHash } });
      const actor = { kind: 'person', userId: id, ...(address ? { address } : {}) } as const;
      await recordAudit(db, actor, 'invitation.accepted', { invitationId: invitation.id, userId: id, role });
      return { email };
    });
  } catch (error) {
    throw isUniqueViolation(error, 'email') ? new AppError('user.email-taken', { cause: error }) : error;
  }
}
