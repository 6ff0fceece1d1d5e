import type { Db } from '@/lib/db/client';
import type { OutsiderLinkPurpose } from '@/lib/db/generated/client';
import { hashLinkToken } from '@/lib/users/link-token';
import { makeOutsiderToken } from './outsider-token';
import { revokeOutsiderLinks } from './revoke-outsider-links';

const dayMs = 24 * 60 * 60 * 1000;

interface NewLink {
  purpose: OutsiderLinkPurpose;
  candidateId: string;
  /** For how many days it works. */
  days: number;
  /** Null: the candidate themselves, by applying. */
  createdById: string | null;
  mailed: boolean;
  /** Earlier ones go on working: this one leaves later, or never. */
  besideEarlier?: boolean;
}

export interface CreatedLink {
  linkId: string;
  /** Shown and mailed once; the database holds its hash. */
  token: string;
  tokenHash: string;
  expiresAt: Date;
}

/** Makes the link of an outsider in the caller's transaction. An earlier one for the same purpose ends, if nothing else is said. */
export async function createOutsiderLink(db: Db, { days, besideEarlier, ...link }: NewLink): Promise<CreatedLink> {
  if (!besideEarlier) await revokeOutsiderLinks(db, link);
  const token = makeOutsiderToken(link.purpose);
  const tokenHash = hashLinkToken(token);
  const expiresAt = new Date(Date.now() + days * dayMs);
  const { id } = await db.outsiderLink.create({ data: { ...link, tokenHash, expiresAt } });
  return { linkId: id, token, tokenHash, expiresAt };
}
