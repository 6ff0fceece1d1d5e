import type { Db } from '@/lib/db/client';
import type { OutsiderLinkPurpose } from '@/lib/db/generated/client';

/** Whose a link is. */
export type LinkOwner = { candidateId: string } | { shortlistId: string };

async function revoke(db: Db, whose: LinkOwner | { shortlist: { processId: string } }, purpose: OutsiderLinkPurpose) {
  const { count } = await db.outsiderLink.updateMany({
    where: { ...whose, purpose, revokedAt: null, expiresAt: { gt: new Date() } },
    data: { revokedAt: new Date(), codeHash: null, codeExpiresAt: null },
  });
  return count > 0;
}

/** Ends the links of a candidate or shortlist for a purpose. @returns whether one worked until now */
export async function revokeOutsiderLinks(
  db: Db,
  { purpose, ...link }: LinkOwner & { purpose: OutsiderLinkPurpose },
): Promise<boolean> {
  const owner = 'candidateId' in link ? { candidateId: link.candidateId } : { shortlistId: link.shortlistId };
  return revoke(db, owner, purpose);
}

/** Ends the links to all shortlists of a process, for good. */
export async function revokeShortlistLinks(db: Db, processId: string): Promise<void> {
  await revoke(db, { shortlist: { processId } }, 'SHORTLIST');
}
