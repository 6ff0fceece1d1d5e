import { recordAudit } from '@/lib/audit/record-audit';
import { actorMay, requirePermission, type PersonActor } from '@/lib/auth/actor';
import { requirePermissionIn } from '@/lib/auth/process-access';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { dayToStore, storedDay, today } from '@/lib/validation/calendar-day';
import { countUpcoming } from '../count-upcoming';
import type { Hold, Postpone } from '../retention-schemas';

/** Administrators may postpone, and who made a process, there. @throws AppError `permission.denied`, `process.not-found` */
async function requireResponsible(actor: PersonActor, processId: string): Promise<void> {
  await requirePermissionIn(actor, processId, 'candidate:decide');
  if (actorMay(actor, 'administration')) return;
  const own = await database().process.count({ where: { id: processId, createdById: actor.userId } });
  if (own === 0) throw new AppError('permission.denied');
}

/**
 * Keeps a candidate, or all of a process, until a day at least, whatever the rules say.
 *
 * @throws AppError `permission.denied`, `process.not-found`, `candidate.not-found`
 */
export async function postpone(
  actor: PersonActor,
  { processId, candidateId, until, reason }: Postpone & { processId: string },
): Promise<{ holdId: string }> {
  await requireResponsible(actor, processId);
  const held = await transaction(async (db) => {
    if (candidateId) {
      const known = await db.candidate.count({ where: { id: candidateId, processId } });
      if (known === 0) throw new AppError('candidate.not-found');
    }
    const day = dayToStore(until) ?? new Date(0);
    const { id: holdId } = await db.retentionHold.create({
      data: { processId, candidateId: candidateId ?? null, until: day, reason, createdById: actor.userId },
    });
    // The reason stays with the candidate, and goes with them.
    const facts = candidateId ? { candidateId } : {};
    await recordAudit(db, actor, 'retention.postponed', { processId, ...facts, until });
    return { holdId };
  });
  await countUpcoming(new Date(), processId);
  return held;
}

/**
 * Ends a postponement: the rules hold again.
 *
 * @throws AppError `permission.denied`, `process.not-found`, `retention.hold-not-found`
 */
export async function endPostponement(
  actor: PersonActor,
  { processId, holdId }: { processId: string; holdId: string },
): Promise<void> {
  await requireResponsible(actor, processId);
  await transaction(async (db) => {
    const hold = await db.retentionHold.findFirst({ where: { id: holdId, processId } });
    if (!hold) throw new AppError('retention.hold-not-found');
    await db.retentionHold.delete({ where: { id: holdId } });
    const facts = hold.candidateId ? { candidateId: hold.candidateId } : {};
    await recordAudit(db, actor, 'retention.postponement-ended', { processId, ...facts });
  });
  await countUpcoming(new Date(), processId);
}

/** The postponements that last, the first to end first. @throws AppError `permission.denied` */
export async function listHolds(actor: PersonActor, now: Date = new Date()): Promise<Hold[]> {
  requirePermission(actor, 'administration');
  const rows = await database().retentionHold.findMany({
    where: { until: { gte: dayToStore(today(now)) ?? now } },
    orderBy: [{ until: 'asc' }, { id: 'asc' }],
    include: { process: { select: { name: true } }, candidate: { select: { ordinalNumber: true } } },
  });
  return rows.map(({ id: holdId, processId, candidateId, until, reason, createdAt, process, candidate }) => ({
    holdId,
    processId,
    processName: process.name,
    candidateId,
    ordinalNumber: candidate?.ordinalNumber ?? null,
    until: storedDay(until) ?? '',
    reason,
    createdAt: createdAt.toISOString(),
  }));
}
