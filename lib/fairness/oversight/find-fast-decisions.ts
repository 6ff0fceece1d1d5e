import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { visibleProcessSql } from '@/lib/auth/process-access';
import { database } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { fastSessions, type TimedDecision } from './fast-sessions';
import type { FastSession } from './schemas';

const days = 90;
const most = 50;

interface Row {
  userId: string;
  firstName: string;
  lastName: string;
  processId: string;
  processName: string;
  decisions: TimedDecision[];
}

/**
 * Many decisions in a short time, all in the order of the score, of the last 90 days: possible automation bias, and nothing
 * that is proved by it. One decision about many candidates at once is one act and does not count.
 *
 * @throws AppError `permission.denied`
 */
export async function findFastDecisions(actor: PersonActor): Promise<FastSession[]> {
  requirePermission(actor, 'administration');
  const rows = await database().$queryRaw<Row[]>`
    WITH single AS (
      SELECT d.*, count(*) OVER (PARTITION BY d.request_id) AS together
      FROM candidate_decision d WHERE d.undone_at IS NULL AND d.decided_at > now() - make_interval(days => ${days}::int)
    )
    SELECT u.id AS "userId", u.first_name AS "firstName", u.last_name AS "lastName",
      p.id AS "processId", p.name AS "processName",
      jsonb_agg(jsonb_build_object('decision', s.decision, 'score', c.match_score,
        'at', floor(extract(epoch FROM s.decided_at) * 1000)) ORDER BY s.decided_at, s.id) AS decisions
    FROM single s JOIN candidate c ON c.id = s.candidate_id JOIN process p ON p.id = c.process_id
      JOIN app_user u ON u.id = s.decided_by_id
    WHERE s.together = 1 AND ${visibleProcessSql(actor, Prisma.sql`p.id`)}
    GROUP BY u.id, p.id HAVING count(*) >= 20`;
  return rows
    .flatMap(({ userId, firstName, lastName, processId, processName, decisions }) =>
      fastSessions(decisions).map((session) => ({
        user: { userId, firstName, lastName },
        process: { id: processId, name: processName },
        decisions: session.decisions,
        minutes: Math.max(1, Math.round((session.to - session.from) / 60_000)),
        from: new Date(session.from).toISOString(),
      })),
    )
    .toSorted((one, other) => other.from.localeCompare(one.from))
    .slice(0, most);
}
