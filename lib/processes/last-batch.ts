import { Prisma } from '@/lib/db/generated/client';

/**
 * SQL: the last batch of a process as a `ProcessBatch`, while it is open and for a day after; else NULL.
 *
 * @param processId an SQL expression
 */
export function lastBatch(processId: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(
    SELECT jsonb_build_object(
      'id', batch.id,
      'ended', batch.state = 'ENDED',
      'cancelling', batch.cancel_requested_at IS NOT NULL,
      'total', (SELECT count(DISTINCT request_id) FROM model_batch_item item WHERE item.batch_id = batch.id),
      'open', (SELECT count(DISTINCT request_id) FROM model_batch_item item
        JOIN candidate ON candidate.id = item.candidate_id AND candidate.analysis_request_id = item.request_id
        WHERE item.batch_id = batch.id AND item.state = 'OPEN' AND candidate.status = 'AWAITING_PROCESSING'),
      'expiresAt', batch.expires_at,
      'reason', batch.reason)
    FROM model_batch batch
    WHERE batch.process_id = ${processId}
      AND (batch.state <> 'ENDED' OR batch.ended_at > now() - interval '1 day')
    ORDER BY batch.created_at DESC LIMIT 1)`;
}
