import type { Db } from '@/lib/db/client';
import type { AtsDeparture } from '@/lib/db/generated/client';

/**
 * Notes that applications are no longer in the ATS. Nothing is erased here: `settleDepartures` or a person decides. A
 * later answer that leaves somebody out does not replace what the ATS said before, and people whom somebody decided
 * to keep are kept.
 *
 * @param ids rows of `ats_application` of a process that the caller's transaction has locked
 * @returns how many of them were still there until now
 */
export async function markDepartures(db: Db, ids: string[], departure: AtsDeparture): Promise<number> {
  if (ids.length === 0) return 0;
  const undecided = { id: { in: ids }, goneAt: null, keptAt: null };
  const data = { departure, departedAt: new Date() };
  const { count } = await db.atsApplication.updateMany({ where: { ...undecided, departure: null }, data });
  if (departure !== 'NOT_FOUND') {
    await db.atsApplication.updateMany({ where: { ...undecided, departure: 'NOT_FOUND' }, data });
  }
  return count;
}

/** For applications that the ATS shows again: what was noted or decided before no longer holds. */
export async function clearDepartures(db: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.atsApplication.updateMany({
    where: { id: { in: ids }, goneAt: null, departure: { not: null } },
    data: { departure: null, departedAt: null, keptAt: null },
  });
}
