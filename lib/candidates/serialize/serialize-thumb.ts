import type { Prisma } from '@/lib/db/generated/client';
import type { ThumbDto } from '@/lib/domain/thumb-schemas';
import { toShortUser, userColumns } from './serialize-decision';

/** The thumbs of a candidate, the earliest first. */
export const thumbsSelect = {
  orderBy: [{ givenAt: 'asc' }, { userId: 'asc' }],
  select: { thumb: true, givenAt: true, user: userColumns },
} satisfies Prisma.Candidate$thumbsArgs;

/** A thumb for the API. */
export function serializeThumb({
  thumb,
  givenAt,
  user,
}: Prisma.CandidateThumbGetPayload<Pick<typeof thumbsSelect, 'select'>>): ThumbDto {
  return { thumb, by: toShortUser(user), at: givenAt.toISOString() };
}
