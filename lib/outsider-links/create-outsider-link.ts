import type { Db } from '@/lib/db/client';
import type { OutsiderLinkPurpose } from '@/lib/db/generated/client';
import { hashLinkToken } from '@/lib/users/link-token';
import { makeOutsiderToken } from './outsider-token';
import { revokeOutsiderLinks, type LinkOwner } from './revoke-outsider-links';

const dayMs = 24 * 60 * 60 * 1000;

type NewLink = LinkOwner & {
  purpose: OutsiderLinkPurpose;
  /** For how many days it works. */
  days: number;
  createdById: string;
  mailed: boolean;
};

export interface CreatedLink {
  linkId: string;
  /** Shown and mailed once; the database holds its hash. */
  token: string;
  tokenHash: string;
  expiresAt: Date;
}

/** Makes the link of an outsider in the caller's transaction. An earlier one for the same purpose ends. */
export async function createOutsiderLink(db: Db, { days, ...link }: NewLink): Promise<CreatedLink> {
  await revokeOutsiderLinks(db, link);
  const token = makeOutsiderToken(link.purpose);
  const tokenHash = hashLinkToken(token);
  const expiresAt = new Date(Date.now() + days * dayMs);
  const { id } = await db.outsiderLink.create({ data: { ...link, tokenHash, expiresAt } });
  return { linkId: id, token, tokenHash, expiresAt };
}
