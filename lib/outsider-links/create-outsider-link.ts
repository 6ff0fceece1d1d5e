import type { Db } from '@/lib/db/client';
import type { OutsiderLinkPurpose } from '@/lib/db/generated/client';
import { hashLinkToken } from '@/lib/users/link-token';
import { makeOutsiderToken } from './outsider-token';
import { revokeOutsiderLinks, type LinkOwner } from './revoke-outsider-links';

const dayMs = 24 * 60 * 60 * 1000;

type NewLink = LinkOwner & {
  purpose: OutsiderLinkPurpose;
  /** Null: the candidate themselves, by applying. */
  createdById: string | null;
  mailed: boolean;
  /** Earlier ones go on working: this one leaves later, or never. */
  besideEarlier?: boolean;
} & (
    | {
        /** For how many days it works. */
        days: number;
      }
    | { expiresAt: Date }
  );

export interface CreatedLink {
  linkId: string;
  /** Shown and mailed once; the database holds its hash. */
  token: string;
  tokenHash: string;
  expiresAt: Date;
}

/** Makes the link of an outsider in the caller's transaction. An earlier one for the same purpose ends, if nothing else is said. */
export async function createOutsiderLink(db: Db, { besideEarlier, ...link }: NewLink): Promise<CreatedLink> {
  if (!besideEarlier) await revokeOutsiderLinks(db, link);
  const token = makeOutsiderToken(link.purpose);
  const tokenHash = hashLinkToken(token);
  const expiresAt = 'days' in link ? new Date(Date.now() + link.days * dayMs) : link.expiresAt;
  const owner = 'candidateId' in link ? { candidateId: link.candidateId } : { shortlistId: link.shortlistId };
  const { purpose, createdById, mailed } = link;
  const { id } = await db.outsiderLink.create({
    data: { ...owner, purpose, createdById, mailed, tokenHash, expiresAt },
  });
  return { linkId: id, token, tokenHash, expiresAt };
}
