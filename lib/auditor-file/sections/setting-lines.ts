import { z } from 'zod';
import { auditActions } from '@/lib/audit/audit-actions';
import { database } from '@/lib/db/client';
import { fieldChangeSchema } from '@/lib/processes/history-schemas';
import type { Lines } from '../file-scope';

const batchSize = 500;
const changesSchema = z.object({ changes: z.array(fieldChangeSchema).default([]) });

/** Every change of a setting that the audit log still has, the oldest first; an act without values has one line without a field. */
export async function* settingLines(): Lines {
  let skip = 0;
  for (;;) {
    const events = await database().auditEvent.findMany({
      where: { action: { in: [...auditActions.settings] } },
      orderBy: [{ at: 'asc' }, { id: 'asc' }],
      select: { at: true, actorId: true, action: true, details: true },
      take: batchSize,
      skip,
    });
    for (const { at, actorId, action, details } of events) {
      const { success, data } = changesSchema.safeParse(details);
      const none = [{ field: '', subject: null, from: null, to: null }];
      for (const change of success && data.changes.length > 0 ? data.changes : none)
        yield { type: 'setting-change', action, at: at.toISOString(), actorId, ...change };
    }
    if (events.length < batchSize) return;
    skip += batchSize;
  }
}
