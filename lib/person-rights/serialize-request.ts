import type { PersonRequest } from '@/lib/db/generated/client';
import { storedDay } from '@/lib/validation/calendar-day';
import type { CandidatePageDto } from './person-schemas';

/** A request as the candidate sees it. */
export function serializeOwnRequest(row: PersonRequest): Omit<CandidatePageDto['requests'][number], 'isOwn'> {
  const { kind, text, createdAt, dueOn, answer, answeredAt } = row;
  return {
    kind,
    text,
    at: createdAt.toISOString(),
    dueOn: storedDay(dueOn) ?? '',
    answer,
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}
