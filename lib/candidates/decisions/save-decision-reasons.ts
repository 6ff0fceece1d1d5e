import { randomUUID } from 'node:crypto';
import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { recordAudit } from '@/lib/audit/record-audit';
import type { FieldChange } from '@/lib/audit/field-change';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { requireVersion } from '@/lib/http/server/version-tag';
import { findDecisionReasons } from './list-decision-reasons';
import type { DecisionReasons, SaveDecisionReasons } from '@/lib/domain/candidate-review-schemas';

interface ReasonRow {
  id: string;
  decision: string;
  position: number;
  textPl: string;
  textEn: string;
}

/** Each reason that changed, as a line with its place in the list; without one where it came or went. */
function describeChanges(before: ReasonRow[], after: ReasonRow[]): FieldChange[] {
  const lineOf = (rows: ReasonRow[], id: string) => {
    const row = rows.find((one) => one.id === id);
    return row ? `${row.position + 1}. ${row.decision}: ${row.textPl} / ${row.textEn}` : null;
  };
  const ids = new Set([...before, ...after].map(({ id }) => id));
  return [...ids]
    .map((id) => ({ field: 'reason', subject: null, from: lineOf(before, id), to: lineOf(after, id) }))
    .filter(({ from, to }) => from !== to);
}

/**
 * Replaces the list of reasons, in its order. Reasons that are missing are no longer offered; decisions keep them. An
 * unknown id is taken for a new reason.
 *
 * @param input `ifMatch`: see `requireVersion`
 * @throws AppError `decision-reasons.changed`
 */
export async function saveDecisionReasons(
  actor: PersonActor,
  { items, ifMatch }: SaveDecisionReasons & { ifMatch: string | null },
): Promise<DecisionReasons> {
  requirePermission(actor, 'administration');
  await transaction(async (db) => {
    // One list at a time, or two would mix.
    await db.$queryRaw`SELECT 1 FROM decision_reason ORDER BY id FOR UPDATE`;
    requireVersion(await findDecisionReasons(db), ifMatch, 'decision-reasons.changed');
    const rows = items.map(({ reasonId, decision, pl, en }, position) => ({
      id: reasonId ?? randomUUID(),
      decision,
      position,
      textPl: pl,
      textEn: en,
    }));
    const before = await db.decisionReason.findMany({ where: { retiredAt: null } });
    await db.decisionReason.updateMany({
      where: { retiredAt: null, id: { notIn: rows.map(({ id }) => id) } },
      data: { retiredAt: new Date() },
    });
    for (const { id, ...data } of rows) {
      await db.decisionReason.upsert({
        where: { id },
        create: { id, ...data },
        update: { ...data, retiredAt: null },
      });
    }
    await recordAudit(db, actor, 'decision-reasons.saved', {
      count: rows.length,
      changes: describeChanges(before, rows),
    });
  });
  return findDecisionReasons(database());
}
