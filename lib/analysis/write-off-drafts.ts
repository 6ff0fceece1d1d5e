import type { Db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';

/** Sums of what a model was asked, from the answers kept with drafts. */
const sums = Prisma.sql`
  sum((answer.value->'usage'->>'inputTokens')::int)::int, sum((answer.value->'usage'->>'cachedTokens')::int)::int,
  sum((answer.value->'usage'->>'outputTokens')::int)::int, sum((answer.value->'usage'->>'costMicros')::int)::int`;

/**
 * Deletes the drafts of runs that are given up. What the model's answers in them have cost stays in the process's use and in the
 * month's sum.
 *
 * @param candidateIds whose current runs are given up
 */
export async function writeOffDrafts(db: Db, candidateIds: string[]): Promise<void> {
  await db.$executeRaw`
    INSERT INTO model_use (id, process_id, input_tokens, cached_tokens, output_tokens, cost_micros)
    SELECT gen_random_uuid(), candidate.process_id, ${sums}
    FROM analysis_draft draft JOIN candidate ON candidate.analysis_request_id = draft.request_id
    CROSS JOIN LATERAL jsonb_each(
      CASE WHEN jsonb_typeof(draft.answers) = 'object' THEN draft.answers ELSE '{}'::jsonb END) answer
    WHERE candidate.id = ANY(${candidateIds}::uuid[])
    GROUP BY candidate.process_id`;
  await db.$executeRaw`
    DELETE FROM analysis_draft USING candidate
    WHERE request_id = candidate.analysis_request_id AND candidate.id = ANY(${candidateIds}::uuid[])`;
}
