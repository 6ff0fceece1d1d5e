import { Prisma } from '@/lib/db/generated/client';
import { reviewableStatuses } from '@/lib/domain/candidate-status';
import { today } from '@/lib/validation/calendar-day';

/**
 * Whether candidate `c` is to be reviewed: analysed, opened or not, without a decision or held until a day that has come,
 * in a process that is not archived. Home, list and review count by it; in the browser see `isToReview`.
 */
export function toReview(): Prisma.Sql {
  return Prisma.sql`(c.status = ANY(${reviewableStatuses}::text[]::"CandidateStatus"[]) AND (c.decision IS NULL OR (c.decision = 'HOLD'
    AND EXISTS (SELECT FROM candidate_decision d WHERE d.id = c.decision_id AND d.hold_until <= ${today()}::date)))
    AND c.process_id IN (SELECT live.id FROM process live WHERE live.status <> 'ARCHIVED'))`;
}
