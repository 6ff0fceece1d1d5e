import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { hashLinkToken } from '../link-token';
import type { OpenInvitation } from './invitation-schemas';

/**
 * The invitation of a link, for who holds it.
 *
 * @throws AppError `link.invalid` when it was used, withdrawn or renewed, expired, or is none of ours
 */
export async function getOpenInvitation({ token }: { token: string }): Promise<OpenInvitation> {
  const row = await database().invitation.findUnique({ where: { tokenHash: hashLinkToken(token) } });
  if (!row || row.expiresAt.getTime() <= Date.now()) throw new AppError('link.invalid');
  return { email: row.email, role: row.role, expiresAt: row.expiresAt.toISOString() };
}
