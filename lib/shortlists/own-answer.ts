import type { Prisma } from '@/lib/db/generated/client';
import { marksSchema, type OwnAnswer } from './shortlist-schemas';

export const ownAnswerSelect = { overall: true, marks: true, comment: true } satisfies Prisma.ShortlistAnswerSelect;

type AnswerRow = Prisma.ShortlistAnswerGetPayload<{ select: typeof ownAnswerSelect }>;

/** For Prisma: the answers of one reviewer; null: of nobody. */
export const answersOf = (key: string | null) =>
  ({ where: { reviewerKey: key ?? '' }, select: ownAnswerSelect }) satisfies Prisma.ShortlistEntry$answersArgs;

/** One's own answer about a candidate; null: there is none. */
export function serializeOwnAnswer([answer]: AnswerRow[]): OwnAnswer | null {
  return answer ? { ...answer, marks: marksSchema.parse(answer.marks) } : null;
}
