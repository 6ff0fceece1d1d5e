import type { Db } from '@/lib/db/client';

/** How many candidates are blocked. @param processId of this process; null: of all */
export function countBlocked(db: Db, processId: string | null): Promise<number> {
  return db.blockedCandidate.count({ where: processId === null ? {} : { processId } });
}
