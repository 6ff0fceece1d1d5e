import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';

/**
 * Begins a run of the rules, or goes on with one that was lost: there is never more than one.
 *
 * @param now what the rules are held against
 * @returns its id
 * @throws AppError `permission.denied`
 */
export async function startRun(actor: Actor, now: Date = new Date()): Promise<string> {
  requirePermission(actor, 'administration');
  return transaction(async (db) => {
    await db.$executeRaw`LOCK TABLE retention_run IN SHARE ROW EXCLUSIVE MODE`;
    const open = await db.retentionRun.findFirst({ where: { endedAt: null }, orderBy: { startedAt: 'asc' } });
    const { id } = open ?? (await db.retentionRun.create({ data: { startedAt: now } }));
    return id;
  });
}

/** Reports of runs are kept as long as the audit log is by default. */
const keepMonths = 24;

/** Deletes reports of runs that are older than two years. */
export async function deleteOldRuns(now: Date): Promise<void> {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - keepMonths);
  await database().retentionRun.deleteMany({ where: { endedAt: { lt: before } } });
}
