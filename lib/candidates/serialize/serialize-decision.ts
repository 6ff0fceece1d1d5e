import type { Prisma } from '@/lib/db/generated/client';
import type { DecisionDto } from '@/lib/domain/candidate-review-schemas';
import { storedDay } from '@/lib/validation/calendar-day';

export const userColumns = { select: { id: true, firstName: true, lastName: true } } satisfies Prisma.UserDefaultArgs;

export type UserRow = Prisma.UserGetPayload<typeof userColumns>;

/** A person as pickers and histories show them. */
export function toShortUser({ id: userId, firstName, lastName }: UserRow) {
  return { userId, firstName, lastName };
}

export const decisionSelect = {
  id: true,
  decision: true,
  note: true,
  holdUntil: true,
  decidedAt: true,
  decidedBy: userColumns,
  reason: { select: { id: true, textPl: true, textEn: true } },
} satisfies Prisma.CandidateDecisionSelect;

export type DecisionRow = Prisma.CandidateDecisionGetPayload<{ select: typeof decisionSelect }>;

/** A decision for the API. */
export function serializeDecision(row: DecisionRow): DecisionDto {
  const { id, decision, note, holdUntil, decidedAt, decidedBy, reason } = row;
  return {
    decisionId: id,
    decision,
    reason: reason && { reasonId: reason.id, pl: reason.textPl, en: reason.textEn },
    note,
    holdUntil: storedDay(holdUntil),
    by: toShortUser(decidedBy),
    at: decidedAt.toISOString(),
  };
}
