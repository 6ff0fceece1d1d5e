import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { hashLinkToken } from '../link-token';
import type { OpenInvitation } from './invitation-schemas';

/**
 * The invitation that a link belongs to, for the person who has the link.
 *
 * @throws AppError `link.invalid` when the link was used, withdrawn, replaced, has expired, or was never made by us
 */
export async function getOpenInvitation({ token }: { token: string }): Promise<OpenInvitation> {
  const row = await database().invitation.findUnique({ where: { tokenHash: hashLinkToken(token) } });
  if (!row || row.expiresAt.getTime() <= Date.now()) throw new AppError('link.invalid');
  return { email: row.email, role: row.role, expiresAt: row.expiresAt.toISOString() };
}
