import { actorMay, type PersonActor } from '@/lib/auth/actor';
import { visibleProcessSql } from '@/lib/auth/process-access';
import { shownNameSql } from '@/lib/candidates/blind/blind-sql';
import { database } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import type { OpenRequest } from './person-schemas';

const maxListed = 20;

/** Whether the actor is responsible for the candidates of process `p`: it is theirs, or they are a member; administrators: all. */
function isResponsible(actor: PersonActor): Prisma.Sql {
  if (actorMay(actor, 'administration')) return Prisma.sql`TRUE`;
  return Prisma.sql`(p.created_by_id = ${actor.userId}::uuid OR EXISTS (
    SELECT 1 FROM process_member m WHERE m.process_id = p.id AND m.user_id = ${actor.userId}::uuid))`;
}

/** What candidates asked for and nobody has answered, for whom that is a task; what is due first comes first. */
export async function listOpenRequests(actor: PersonActor): Promise<{ items: OpenRequest[]; totalItems: number }> {
  if (!actorMay(actor, 'candidate:decide')) return { items: [], totalItems: 0 };
  const rows = await database().$queryRaw<(OpenRequest & { total: number })[]>`
    SELECT r.id AS "requestId", r.kind, r.due_on::text AS "dueOn", c.id AS "candidateId", p.id AS "processId",
      p.name AS "processName", ${shownNameSql} AS name, c.ordinal_number AS "ordinalNumber", (count(*) OVER ())::int AS total
    FROM person_request r JOIN candidate c ON c.id = r.candidate_id JOIN process p ON p.id = c.process_id
    WHERE r.answered_at IS NULL AND r.withdrawn_at IS NULL AND ${isResponsible(actor)}
      AND ${visibleProcessSql(actor, Prisma.sql`p.id`)}
    ORDER BY r.due_on, r.id LIMIT ${maxListed}`;
  return { items: rows.map(({ total: _total, ...request }) => request), totalItems: rows[0]?.total ?? 0 };
}
