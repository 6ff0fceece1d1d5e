import type { PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import type { CandidatePlace } from '../rows/get-candidate-row';

/**
 * Keeps that the actor has opened the candidate; written at most once a minute, and once more after an analysis. Unknown
 * candidates are left out.
 */
export async function recordView(actor: PersonActor, { processId, candidateId }: CandidatePlace): Promise<void> {
  await database().$executeRaw`
    INSERT INTO candidate_view (candidate_id, user_id)
    SELECT id, ${actor.userId}::uuid FROM candidate
    WHERE id = ${candidateId}::uuid AND process_id = ${processId}::uuid FOR KEY SHARE
    ON CONFLICT (candidate_id, user_id) DO UPDATE SET last_at = now()
    WHERE candidate_view.last_at < now() - interval '1 minute' OR EXISTS (
      SELECT 1 FROM analysis
      WHERE candidate_id = excluded.candidate_id AND finished_at > candidate_view.last_at
    )`;
}
