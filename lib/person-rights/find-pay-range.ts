import type { Db } from '@/lib/db/client';
import type { PayRangeDto } from './person-schemas';

/** The pay range that candidates of a process are told now; null: nobody was told one yet. */
export async function findPayRange(db: Db, processId: string): Promise<PayRangeDto['current']> {
  return db.payRange.findFirst({
    where: { processId },
    orderBy: { version: 'desc' },
    select: { version: true, text: true },
  });
}
