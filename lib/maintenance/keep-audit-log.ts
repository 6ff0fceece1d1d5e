import type { ChainEnd } from '@/lib/audit/chain-end';
import { deleteOldEvents } from '@/lib/audit/delete-old-events';
import { sealEvents } from '@/lib/audit/seal-events';
import type { SystemActor } from '@/lib/auth/actor';
import { logger } from '@/lib/logger';

/** What is left of a log that has no seals yet is sealed by day. */
const maxBatches = 100;

/**
 * Deletes what the retention of the audit log is over for, seals the rest and writes the end of its chain to the server's
 * log, so that it is kept where who changes the database cannot reach it (docs/decisions/0152).
 */
export async function keepAuditLog(actor: SystemActor): Promise<ChainEnd & { deleted: number }> {
  const deleted = await deleteOldEvents(actor);
  const end = await sealEvents(maxBatches);
  logger.info({ auditSeq: end.seq, auditHash: end.hash }, 'the audit log ends here');
  return { ...end, deleted };
}
