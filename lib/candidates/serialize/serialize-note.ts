import type { Prisma } from '@/lib/db/generated/client';
import type { NoteDto } from '@/lib/domain/candidate-review-schemas';
import { toShortUser, userColumns } from './serialize-decision';

export const noteSelect = {
  id: true,
  text: true,
  authorId: true,
  author: userColumns,
  createdAt: true,
  editedAt: true,
  mentions: { orderBy: { userId: 'asc' }, select: { user: userColumns } },
} satisfies Prisma.CandidateNoteSelect;

export type NoteRow = Prisma.CandidateNoteGetPayload<{ select: typeof noteSelect }>;

/** A note for the API. @param userId whose request it is */
export function serializeNote(row: NoteRow, userId: string | null): NoteDto {
  return {
    noteId: row.id,
    text: row.text,
    author: toShortUser(row.author),
    mentions: row.mentions.map(({ user }) => toShortUser(user)),
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    isMine: row.authorId === userId,
  };
}
