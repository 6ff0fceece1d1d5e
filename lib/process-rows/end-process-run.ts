import type { Actor } from '@/lib/auth/actor';
import { recordAudit } from '@/lib/audit/record-audit';
import type { Db } from '@/lib/db/client';
import type { ErrorCode } from '@/lib/error-codes';

/**
 * Sets an active process to ERROR, because its AI provider or ATS cannot be used (docs/specification.md, Process).
 * Activating it tries again.
 */
export async function endProcessRun(
  db: Db,
  actor: Actor,
  { processId, reason }: { processId: string; reason: ErrorCode },
): Promise<void> {
  const { count } = await db.process.updateMany({
    where: { id: processId, status: 'ACTIVE' },
    data: { status: 'ERROR', statusReason: reason, version: { increment: 1 } },
  });
  if (count === 0) return;
  const changes = [{ field: 'status', subject: null, from: 'ACTIVE', to: 'ERROR' }];
  await recordAudit(db, actor, 'process.status-changed', { processId, reason, changes });
}
