import { z } from 'zod';
import type { Db } from '@/lib/db/client';
import type { OutboxRow } from '@/lib/jobs/outbox-rows';

const payloadSchema = z.object({ requestId: z.uuid() });

/**
 * Keeps the server's ids of events that name a request. An event that may have been sent before is left out: the
 * server runs the first one under another id, and knows no run of this one.
 *
 * @param ids the server's, in the order of `rows`
 */
export async function storeSentEvents(db: Db, rows: readonly OutboxRow[], ids: readonly string[]): Promise<void> {
  const data = rows.flatMap(({ id, possibleSends, data: payload }, index) => {
    const request = payloadSchema.safeParse(payload);
    const engineEventId = ids[index];
    if (possibleSends !== 1 || !request.success || !engineEventId) return [];
    return { id, requestId: request.data.requestId, engineEventId };
  });
  if (data.length > 0) await db.sentEvent.createMany({ data, skipDuplicates: true });
}
