import { database } from '@/lib/db/client';
import { explainWait, waitFacts, type WaitFacts } from './process-wait';
import type { ProcessWait } from './schemas';

/** The CVs of all active processes that wait for more than their turn; null: none. */
export async function findLateCvs(): Promise<ProcessWait | null> {
  const rows = await database().$queryRaw<{ wait: WaitFacts }[]>`SELECT ${waitFacts()} AS wait`;
  return explainWait(rows[0]?.wait);
}
