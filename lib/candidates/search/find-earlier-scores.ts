import type { Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';

/**
 * The scores that the actor saw when they last opened these candidates, where a later analysis gave another; by candidate. A
 * score that a correction changed is left out: its cause is told beside it.
 */
export async function findEarlierScores(actor: Actor, ids: readonly string[]): Promise<Map<string, number>> {
  if (actor.kind !== 'person' || ids.length === 0) return new Map();
  const rows = await database().$queryRaw<{ id: string; score: number }[]>`
    SELECT c.id, seen.match_score AS score
    FROM candidate_view v
    JOIN candidate c ON c.id = v.candidate_id
    JOIN analysis a ON a.id = c.current_analysis_id AND a.finished_at > v.last_at
    CROSS JOIN LATERAL (
      SELECT match_score FROM analysis
      WHERE candidate_id = c.id AND finished_at <= v.last_at
      ORDER BY finished_at DESC, id DESC
      LIMIT 1
    ) seen
    WHERE v.user_id = ${actor.userId}::uuid AND v.candidate_id = ANY(${[...ids]}::uuid[])
      AND c.corrected_breakdown IS NULL AND seen.match_score <> c.match_score`;
  return new Map(rows.map(({ id, score }) => [id, score]));
}
