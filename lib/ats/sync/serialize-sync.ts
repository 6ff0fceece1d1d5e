import type { AtsSync } from '@/lib/db/generated/client';
import type { ShortUser } from '@/lib/domain/user-schemas';
import { findCheckpoint } from './checkpoint';
import { syncCountsSchema, type AtsSyncDto } from '../schemas';

/** A synchronisation for the API. Both of the last are null in the list of a connection. */
export function serializeSync(
  row: AtsSync,
  requestedBy: ShortUser | null,
  waitingDownloads: number | null,
  resumesAt: Date | null,
): AtsSyncDto {
  const checkpoint = findCheckpoint(row.checkpoint);
  return {
    syncId: row.id,
    trigger: row.trigger,
    full: row.full,
    trial: row.trial,
    state: row.state,
    phase: checkpoint?.phase ?? 'SCANNING',
    counts: syncCountsSchema.parse(row.counts),
    total: checkpoint?.total ?? null,
    waitingDownloads,
    waiting: row.state === 'RUNNING' ? (checkpoint?.waiting ?? null) : null,
    reason: row.reason,
    resumesAt: resumesAt?.toISOString() ?? null,
    requestedBy,
    startedAt: row.startedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}
