import type { Prisma } from '@/lib/db/generated/client';
import { shortlistLimits } from './shortlist-limits';
import type { ShortlistLinkState } from './shortlist-schemas';

/** For Prisma: the latest link of a shortlist. */
export const latestLink = {
  orderBy: { id: 'desc' },
  take: 1,
  select: {
    createdAt: true,
    expiresAt: true,
    openedAt: true,
    revokedAt: true,
    codeHash: true,
    failedProofs: true,
  },
} satisfies Prisma.Shortlist$outsiderLinksArgs;

type LinkRow = Prisma.OutsiderLinkGetPayload<{ select: typeof latestLink.select }>;

function stateOf({ revokedAt, expiresAt, failedProofs }: LinkRow): ShortlistLinkState['state'] {
  if (revokedAt) return failedProofs >= shortlistLimits.pin.tries ? 'LOCKED' : 'REVOKED';
  return expiresAt.getTime() <= Date.now() ? 'ENDED' : 'OPEN';
}

/** What became of the latest link; null: there was none. */
export function serializeLink([link]: LinkRow[]): ShortlistLinkState | null {
  if (!link) return null;
  return {
    state: stateOf(link),
    createdAt: link.createdAt.toISOString(),
    expiresAt: link.expiresAt.toISOString(),
    openedAt: link.openedAt?.toISOString() ?? null,
    hasPin: link.codeHash !== null,
  };
}
