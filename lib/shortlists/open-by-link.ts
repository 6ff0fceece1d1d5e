import { systemActorFor, type Actor } from '@/lib/auth/actor';
import { database, type Db } from '@/lib/db/client';
import type { OutsiderLink } from '@/lib/db/generated/client';
import { AppError } from '@/lib/errors';
import { findOutsiderLink } from '@/lib/outsider-links/find-outsider-link';
import { hashLinkToken } from '@/lib/users/link-token';
import { mayBeLinked, shortlistSelect, type ShortlistRow } from './find-shortlist';
import { isSame, passFor } from './pin-hash';
import type { ShortlistAccess } from './shortlist-schemas';

/** Who looks at a shortlist: somebody with its link, or a member. */
export interface Reviewer {
  /** As whom candidates are read. */
  actor: Actor;
  /** Of their answers; null: none yet. */
  key: string | null;
  /** Empty: not known. */
  name: string;
}

/** Who acts by a link, for the audit log: nobody with an account. */
export const shortlistVisitor = (address: string) => ({
  kind: 'system' as const,
  source: 'shortlist',
  address,
  locale: 'pl' as const,
});

/** A link and its shortlist, before the PIN is asked for. @throws AppError `link.invalid` */
export async function findShortlistLink(
  db: Db,
  token: string,
): Promise<{ link: OutsiderLink; shortlist: ShortlistRow }> {
  const link = await findOutsiderLink(db, { token, purpose: 'SHORTLIST' });
  const shortlist = await db.shortlist.findUnique({ where: { id: link.shortlistId ?? '' }, select: shortlistSelect });
  if (!shortlist || !mayBeLinked(shortlist.process)) throw new AppError('link.invalid');
  return { link, shortlist };
}

/**
 * The shortlist of a link for who has its token and, where it has a PIN, has entered it.
 *
 * @throws AppError `link.invalid`: not ours or of something else, ended, revoked, or its process is restricted or archived;
 *   `shortlist.pin-needed`
 */
export async function openByLink({ token, pass, key, reviewerName, locale }: ShortlistAccess) {
  const { link, shortlist } = await findShortlistLink(database(), token);
  if (link.codeHash !== null && !isSame(pass ?? '', passFor(link.id, link.codeHash)))
    throw new AppError('shortlist.pin-needed');
  const reviewer: Reviewer = {
    actor: { ...systemActorFor('shortlist'), locale },
    key: key && hashLinkToken(key),
    name: reviewerName,
  };
  return { link, shortlist, reviewer };
}
