import type { Db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import type { RunInput } from './current-run';

/** Sums of what a model was asked, from the answers kept with drafts. */
const sums = Prisma.sql`
  sum((answer.value->'usage'->>'inputTokens')::int)::int, sum((answer.value->'usage'->>'cachedTokens')::int)::int,
  sum((answer.value->'usage'->>'outputTokens')::int)::int, sum((answer.value->'usage'->>'costMicros')::int)::int`;

interface GivenUpRun {
  requestId: string;
  processId: string;
}

async function writeOff(db: Db, runs: GivenUpRun[]): Promise<void> {
  if (runs.length === 0) return;
  await db.$executeRaw`
    WITH given_up AS (
      DELETE FROM analysis_draft draft USING jsonb_to_recordset(${JSON.stringify(runs)}::jsonb)
        AS run("requestId" uuid, "processId" uuid)
      WHERE draft.request_id = run."requestId" RETURNING draft.answers, run."processId" AS process_id)
    INSERT INTO model_use (id, process_id, input_tokens, cached_tokens, output_tokens, cost_micros)
    SELECT gen_random_uuid(), process.id, ${sums}
    FROM given_up JOIN process ON process.id = given_up.process_id
    CROSS JOIN LATERAL jsonb_each(
      CASE WHEN jsonb_typeof(given_up.answers) = 'object' THEN given_up.answers ELSE '{}'::jsonb END) answer
    GROUP BY process.id`;
}

/**
 * Deletes the drafts of runs that are given up, because a draft quotes the CV. What the model's answers in them cost
 * stays counted for the process and the month.
 *
 * @param candidateIds candidates whose current runs are given up
 */
export async function writeOffDrafts(db: Db, candidateIds: string[]): Promise<void> {
  const current = await db.$queryRaw<GivenUpRun[]>`
    SELECT analysis_request_id AS "requestId", process_id AS "processId" FROM candidate
    WHERE id = ANY(${candidateIds}::uuid[]) AND analysis_request_id IS NOT NULL`;
  await writeOff(db, current);
}

/**
 * The same for a single run that a later one has superseded, since its later answers were paid as well. Does nothing
 * for a current run, and keeps the later run's draft.
 *
 * @param processId if known; otherwise that of the candidate
 */
export async function writeOffSuperseded(
  db: Db,
  { candidateId, requestId }: RunInput,
  processId?: string,
): Promise<void> {
  if (await db.candidate.findFirst({ where: { id: candidateId, analysisRequestId: requestId } })) return;
  const known = processId ?? (await db.candidate.findUnique({ where: { id: candidateId } }))?.processId;
  if (known) await writeOff(db, [{ requestId, processId: known }]);
  else await db.analysisDraft.deleteMany({ where: { requestId } });
}

/** The same for one run that has ended, whether or not a later one has superseded it. */
export async function writeOffEnded(db: Db, requestId: string, processId: string): Promise<void> {
  await writeOff(db, [{ requestId, processId }]);
}

/** Deletes drafts from before `before` that no running analysis will save. */
export async function writeOffStaleDrafts(db: Db, before: Date): Promise<void> {
  const ended = await db.$queryRaw<GivenUpRun[]>`
    SELECT draft.request_id AS "requestId", candidate.process_id AS "processId"
    FROM analysis_draft draft JOIN candidate ON candidate.analysis_request_id = draft.request_id
    WHERE draft.created_at < ${before} AND candidate.status NOT IN ('AWAITING_PROCESSING', 'IN_PROGRESS')`;
  await writeOff(db, ended);
  await db.$executeRaw`
    DELETE FROM analysis_draft WHERE created_at < ${before} AND NOT EXISTS (
      SELECT 1 FROM candidate WHERE analysis_request_id = request_id
        AND status IN ('AWAITING_PROCESSING', 'IN_PROGRESS'))`;
}
