import { randomUUID } from 'node:crypto';
import { recordAudit } from '@/lib/audit/record-audit';
import type { FieldChange } from '@/lib/audit/field-change';
import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import type { SaveStages, Stages } from '@/lib/domain/stage-schemas';
import { requireVersion } from '@/lib/http/server/version-tag';
import { findStages } from './list-stages';

interface StageRow {
  id: string;
  position: number;
  namePl: string;
  nameEn: string;
}

/** Each stage that changed, as a line with its place in the list; without one where it came or went. */
function describeChanges(before: StageRow[], after: StageRow[]): FieldChange[] {
  const lineOf = (rows: StageRow[], id: string) => {
    const row = rows.find((one) => one.id === id);
    return row ? `${row.position + 1}. ${row.namePl} / ${row.nameEn}` : null;
  };
  const ids = new Set([...before, ...after].map(({ id }) => id));
  return [...ids]
    .map((id) => ({ field: 'stage', subject: null, from: lineOf(before, id), to: lineOf(after, id) }))
    .filter(({ from, to }) => from !== to);
}

/**
 * Replaces the list of stages, in its order. Stages that are missing are no longer offered; whoever is there stays there, and the
 * history keeps them. An unknown id is taken for a new stage.
 *
 * @param input `ifMatch`: see `requireVersion`
 * @throws AppError `stages.changed`
 */
export async function saveStages(
  actor: PersonActor,
  { items, ifMatch }: SaveStages & { ifMatch: string | null },
): Promise<Stages> {
  requirePermission(actor, 'administration');
  await transaction(async (db) => {
    // One list at a time, or two would mix.
    await db.$queryRaw`SELECT 1 FROM stage ORDER BY id FOR UPDATE`;
    requireVersion(await findStages(db), ifMatch, 'stages.changed');
    const rows = items.map(({ stageId, pl, en }, position) => {
      return { id: stageId ?? randomUUID(), position, namePl: pl, nameEn: en };
    });
    const before = await db.stage.findMany({ where: { retiredAt: null } });
    await db.stage.updateMany({
      where: { retiredAt: null, id: { notIn: rows.map(({ id }) => id) } },
      data: { retiredAt: new Date() },
    });
    for (const { id, ...data } of rows) {
      await db.stage.upsert({ where: { id }, create: { id, ...data }, update: { ...data, retiredAt: null } });
    }
    await recordAudit(db, actor, 'stages.saved', { count: rows.length, changes: describeChanges(before, rows) });
  });
  return findStages(database());
}
