import type { Db } from '@/lib/db/client';
import type { OutsiderLinkPurpose } from '@/lib/db/generated/client';

/** Ends the links of a candidate for a purpose. @returns whether one worked until now */
export async function revokeOutsiderLinks(
  db: Db,
  { candidateId, purpose }: { candidateId: string; purpose: OutsiderLinkPurpose },
): Promise<boolean> {
  const { count } = await db.outsiderLink.updateMany({
    where: { candidateId, purpose, revokedAt: null, expiresAt: { gt: new Date() } },
    data: { revokedAt: new Date(), codeHash: null, codeExpiresAt: null },
  });
  return count > 0;
}
