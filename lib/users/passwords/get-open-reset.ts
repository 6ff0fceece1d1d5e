import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { hashLinkToken } from '../link-token';
import type { OpenReset } from './password-schemas';

/**
 * Whose password a link changes, for who holds it.
 *
 * @throws AppError `link.invalid` when it was used, replaced, expired, or is none of ours, or the account is deactivated
 */
export async function getOpenReset({ token }: { token: string }): Promise<OpenReset> {
  const row = await database().passwordReset.findUnique({
    where: { tokenHash: hashLinkToken(token) },
    include: { user: { select: { email: true, active: true } } },
  });
  if (!row?.user.active || row.expiresAt.getTime() <= Date.now()) throw new AppError('link.invalid');
  return { email: row.user.email, expiresAt: row.expiresAt.toISOString() };
}
