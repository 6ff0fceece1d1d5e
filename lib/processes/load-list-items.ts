import type { Actor } from '@/lib/auth/actor';
import { findPermissionsByProcess } from '@/lib/auth/process-access';
import { database } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { countCandidates, processInclude } from '@/lib/process-rows/get-process-row';
import { explainWaits, waitFacts, type WaitFacts } from './process-wait';
import type { ProcessListItem, ProcessWait } from '@/lib/domain/process-schemas';
import { serializeListItem } from './serialize-process';

/** The rows of the process list for these ids, in their order; ids of deleted processes are skipped. */
export async function loadListItems(actor: Actor, ids: string[]): Promise<ProcessListItem[]> {
  const db = database();
  const [rows, excerpts, counts, waits, permissionsIn] = await Promise.all([
    db.process.findMany({
      where: { id: { in: ids } },
      // Up to 20,000 characters each: their beginning is enough for a list.
      omit: { requirements: true, searchText: true },
      include: { ...processInclude, criteria: { ...processInclude.criteria, where: { kind: { not: 'REQUIREMENT' } } } },
    }),
    db.$queryRaw<{ id: string; excerpt: string }[]>`
      SELECT p.id, left(coalesce(nullif(p.requirements, ''), (
        SELECT string_agg(c.text, ', ' ORDER BY c.position, c.id) FROM criterion c
        WHERE c.process_id = p.id AND c.kind = 'REQUIREMENT'), ''), 200) AS excerpt
      FROM process p WHERE p.id = ANY(${ids}::uuid[])`,
    countCandidates(db, ids),
    findWaits(ids),
    findPermissionsByProcess(db, actor, ids),
  ]);
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  const excerptsById = new Map(excerpts.map(({ id, excerpt }) => [id, excerpt]));
  return ids.flatMap((id) => {
    const row = rowsById.get(id);
    if (!row) return [];
    const item = serializeListItem(row, excerptsById.get(id) ?? '', counts.get(id));
    return [{ ...item, permissions: permissionsIn(id), wait: waits.get(id) ?? null }];
  });
}

async function findWaits(ids: string[]): Promise<Map<string, ProcessWait>> {
  const rows = await database().$queryRaw<{ id: string; wait: WaitFacts }[]>`
    SELECT p.id, ${waitFacts(Prisma.sql`p.id`)} AS wait FROM process p
    WHERE p.id = ANY(${ids}::uuid[]) AND p.status = 'ACTIVE'`;
  return explainWaits(new Map(rows.map(({ id, wait }) => [id, wait])));
}
