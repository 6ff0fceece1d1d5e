import { actorMay, type PersonActor } from '@/lib/auth/actor';
import { visibleProcessSql } from '@/lib/auth/process-access';
import { database } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import type { Task } from '@/lib/domain/stage-schemas';
import { shownNameSql } from '../blind/blind-sql';

const maxListed = 20;

/** Next steps of the candidates that the actor owns and may see, outside of archived processes; what is due first comes first. */
export async function listTasks(actor: PersonActor): Promise<{ items: Task[]; totalItems: number }> {
  if (!actorMay(actor, 'candidate:read')) return { items: [], totalItems: 0 };
  const rows = await database().$queryRaw<(Task & { total: number })[]>`
    SELECT c.id AS "candidateId", p.id AS "processId", p.name AS "processName", c.ordinal_number AS "ordinalNumber",
      ${shownNameSql} AS name, f.next_step AS "nextStep", f.due_on::text AS "dueOn", (count(*) OVER ())::int AS total
    FROM candidate_follow_up f JOIN candidate c ON c.id = f.candidate_id JOIN process p ON p.id = c.process_id
    WHERE f.owner_id = ${actor.userId}::uuid AND f.next_step <> '' AND p.status <> 'ARCHIVED'
      AND ${visibleProcessSql(actor, Prisma.sql`p.id`)}
    ORDER BY f.due_on NULLS LAST, c.id LIMIT ${maxListed}`;
  return { items: rows.map(({ total: _total, ...task }) => task), totalItems: rows[0]?.total ?? 0 };
}
