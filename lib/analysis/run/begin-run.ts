import { database } from '@/lib/db/client';
import type { RunInput } from './current-run';

/** What the beginning of a run needs of its candidate. */
export interface BegunRun {
  processId: string;
  cvSha256: string | null;
}

/**
 * Marks the candidate as being analysed. Null when the run was superseded, cancelled or saved already (a step may run
 * twice), or when the process is not active; in the last case the candidate returns to the queue, because activating the
 * process requests only candidates awaiting processing. One statement: every CV goes through it. The lock orders it
 * against an activation of the process.
 */
export async function beginRun({ candidateId, requestId }: RunInput): Promise<BegunRun | null> {
  const [begun] = await database().$queryRaw<(BegunRun & { isActive: boolean })[]>`
    WITH run AS (
      SELECT candidate.id, process.status = 'ACTIVE' AS is_active
      FROM candidate JOIN process ON process.id = candidate.process_id
      WHERE candidate.id = ${candidateId}::uuid AND candidate.analysis_request_id = ${requestId}::uuid
        AND NOT EXISTS (SELECT 1 FROM analysis WHERE request_id = ${requestId}::uuid)
      FOR SHARE OF process)
    UPDATE candidate
    SET status = (CASE WHEN is_active THEN 'IN_PROGRESS' ELSE 'AWAITING_PROCESSING' END)::"CandidateStatus",
      progress = CASE WHEN is_active THEN 10 END,
      status_reason = NULL, reading_page = NULL, reading_pages = NULL, updated_at = now()
    FROM run
    WHERE candidate.id = run.id AND candidate.analysis_request_id = ${requestId}::uuid
      AND candidate.status IN ('AWAITING_PROCESSING', 'IN_PROGRESS')
    RETURNING candidate.process_id AS "processId", candidate.cv_sha256 AS "cvSha256", is_active AS "isActive"`;
  if (!begun?.isActive) return null;
  const { processId, cvSha256 } = begun;
  return { processId, cvSha256 };
}
