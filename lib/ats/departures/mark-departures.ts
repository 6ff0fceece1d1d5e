import type { Db } from '@/lib/db/client';
import type { AtsDeparture } from '@/lib/db/generated/client';

/**
 * Notes that applications are not in the ATS any more. Nothing is erased: `settleDepartures` or a person decides. What the
 * ATS said is not taken back by an answer that leaves somebody out, and whom a person keeps is kept.
 *
 * @param ids rows of `ats_application` of a process that the caller's transaction has locked
 * @returns how many were there until now
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

/** The ATS shows them: whatever was noted or decided before is over. */
export async function clearDepartures(db: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.atsApplication.updateMany({
    where: { id: { in: ids }, goneAt: null, departure: { not: null } },
    data: { departure: null, departedAt: null, keptAt: null },
  });
}
