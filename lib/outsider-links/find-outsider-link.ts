import type { Db } from '@/lib/db/client';
import type { OutsiderLink, OutsiderLinkPurpose } from '@/lib/db/generated/client';
import { AppError } from '@/lib/errors';
import { hashLinkToken } from '@/lib/users/link-token';
import { isOutsiderToken } from './outsider-token';

/**
 * The link of a token, for the person who has it.
 *
 * @throws AppError `link.invalid`: made by nobody here or for something else, ended, revoked, or its candidate was erased
 */
export async function findOutsiderLink(
  db: Db,
  { token, purpose }: { token: string; purpose: OutsiderLinkPurpose },
): Promise<OutsiderLink> {
  if (!isOutsiderToken(purpose, token)) throw new AppError('link.invalid');
  const link = await db.outsiderLink.findUnique({ where: { tokenHash: hashLinkToken(token), purpose } });
  if (!link || link.revokedAt || link.expiresAt.getTime() <= Date.now()) throw new AppError('link.invalid');
  return link;
}
