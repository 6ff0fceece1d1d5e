import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { listLiveTokenNames } from '../api-tokens/list-live-token-names';
import { hashLinkToken } from '../link-token';
import type { OpenReset } from './password-schemas';
import { requirePasswordSignIn } from './require-password-sign-in';

/**
 * Whose password a link changes, for the person who has the link.
 *
 * @throws AppError `link.invalid` when the link was used, replaced, has expired or was never made by us, or the
 * account is deactivated; `user.company-sign-in`
 */
export async function getOpenReset({ token }: { token: string }): Promise<OpenReset> {
  const row = await database().passwordReset.findUnique({
    where: { tokenHash: hashLinkToken(token) },
    include: { user: { select: { email: true, active: true, role: true } } },
  });
  if (!row?.user.active || row.expiresAt.getTime() <= Date.now()) throw new AppError('link.invalid');
  requirePasswordSignIn(row.user.role);
  const tokens = await listLiveTokenNames(row.userId);
  return { email: row.user.email, expiresAt: row.expiresAt.toISOString(), tokens };
}
