import { actorMay, type PersonActor } from '@/lib/auth/actor';
import { visibleProcessSql } from '@/lib/auth/process-access';
import { database } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import type { NewAnswers } from './shortlist-schemas';

const maxListed = 20;

/** Answers to the shortlists that the actor shared and has not looked at since, by shortlist, the latest first; none of their own. */
export async function listNewAnswers(actor: PersonActor): Promise<NewAnswers[]> {
  if (!actorMay(actor, 'candidate:read')) return [];
  const rows = await database().$queryRaw<(Omit<NewAnswers, 'at'> & { at: Date })[]>`
    SELECT s.id AS "shortlistId", s.name, p.id AS "processId", p.name AS "processName",
      array_agg(DISTINCT a.reviewer_name) AS reviewers, count(*)::int AS answers, max(a.updated_at) AS at
    FROM shortlist s JOIN process p ON p.id = s.process_id
      JOIN shortlist_entry e ON e.shortlist_id = s.id JOIN shortlist_answer a ON a.entry_id = e.id
    WHERE s.created_by_id = ${actor.userId}::uuid AND a.user_id IS DISTINCT FROM s.created_by_id
      AND (s.answers_seen_at IS NULL OR a.updated_at > s.answers_seen_at)
      AND ${visibleProcessSql(actor, Prisma.sql`p.id`)}
    GROUP BY s.id, p.id ORDER BY max(a.updated_at) DESC LIMIT ${maxListed}`;
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
