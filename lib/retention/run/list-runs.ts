import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { runCountsSchema, runSkippedSchema, type RetentionRun } from '../retention-schemas';

const shown = 30;

/** The reports of the last runs, the newest first. @throws AppError `permission.denied` */
export async function listRuns(actor: Actor): Promise<{ runs: RetentionRun[] }> {
  requirePermission(actor, 'administration');
  const rows = await database().retentionRun.findMany({ orderBy: { startedAt: 'desc' }, take: shown });
  return {
    runs: rows.map(({ id: runId, startedAt, endedAt, byRule, expired, skipped }) => ({
      runId,
      startedAt: startedAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
      byRule: Object.entries(runCountsSchema.parse(byRule)).map(([ruleId, counts]) => ({ ruleId, ...counts })),
      expired,
      skipped: Object.entries(runSkippedSchema.parse(skipped)).map(([reason, count]) => ({ reason, count })),
    })),
  };
}
