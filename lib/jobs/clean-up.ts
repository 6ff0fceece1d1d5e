import type { Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';

const dayMs = 24 * 60 * 60 * 1_000;
const keepRunsDays = 14;
const keepEndedSessionsDays = 1;
const keepSearchesDays = 1;
/** Twice the 24 hours within which an event or idempotency key counts as seen. */
const keepSeenDays = 2;

export interface CleanUpResult {
  runs: number;
  sessions: number;
  searches: number;
}

/**
 * Deletes what nobody needs any more: finished runs of durable functions after 14 days, ended sessions and unused
 * candidate searches after one.
 *
 * @returns how many of each were deleted.
 */
export async function cleanUp(_actor: Actor, now: Date = new Date()): Promise<CleanUpResult> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const db = database();
  const runs = await db.durableRun.deleteMany({ where: { endedAt: { lt: daysAgo(keepRunsDays) } } });
  await db.durableEvent.deleteMany({ where: { receivedAt: { lt: daysAgo(keepSeenDays) } } });
  await db.durableIdempotency.deleteMany({ where: { createdAt: { lt: daysAgo(keepSeenDays) } } });
  const sessions = await db.userSession.deleteMany({ where: { endedAt: { lt: daysAgo(keepEndedSessionsDays) } } });
  const searches = await db.candidateSearch.deleteMany({ where: { usedAt: { lt: daysAgo(keepSearchesDays) } } });
  return { runs: runs.count, sessions: sessions.count, searches: searches.count };
}
