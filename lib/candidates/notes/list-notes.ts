import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { visibleProcessSql } from '@/lib/auth/process-access';
import { database } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { getCandidateRow, type CandidatePlace } from '../rows/get-candidate-row';
import type { NoteDto, MentionsDto } from '@/lib/domain/candidate-review-schemas';
import { blindSelect, isBlind } from '../blind/blindness';
import { toShortUser, userColumns } from '../serialize/serialize-decision';
import { noteSelect, serializeNote } from '../serialize/serialize-note';

/** The notes about a candidate, newest first. @throws AppError `candidate.not-found` */
export async function listNotes(actor: PersonActor, place: CandidatePlace): Promise<{ items: NoteDto[] }> {
  requirePermission(actor, 'candidate:read');
  const { id } = await getCandidateRow(database(), place);
  const rows = await database().candidateNote.findMany({
    where: { candidateId: id },
    orderBy: { id: 'desc' },
    select: noteSelect,
  });
  return { items: rows.map((row) => serializeNote(row, actor.userId)) };
}

const maxListed = 20;

interface MentionRow {
  noteId: string;
  total: number;
}

const mentionSelect = {
  id: true,
  text: true,
  author: userColumns,
  createdAt: true,
  candidate: {
    select: {
      ...blindSelect,
      id: true,
      ordinalNumber: true,
      firstName: true,
      lastName: true,
      process: { select: { id: true, name: true, blindMode: true } },
    },
  },
} satisfies Prisma.CandidateNoteSelect;

type NoteRow = Prisma.CandidateNoteGetPayload<{ select: typeof mentionSelect }>;

function serializeMention({ id, text, author, createdAt, candidate }: NoteRow): MentionsDto['items'][number] {
  const { process, firstName, lastName } = candidate;
  const name = isBlind(candidate) ? '' : [firstName, lastName].filter(Boolean).join(' ');
  return {
    noteId: id,
    text,
    author: toShortUser(author),
    createdAt: createdAt.toISOString(),
    processId: process.id,
    processName: process.name,
    candidateId: candidate.id,
    ordinalNumber: candidate.ordinalNumber,
    candidateName: name === '' ? null : name,
  };
}

/** Notes that mention the actor, newest first, about candidates that the actor may see and has not opened since. */
export async function listMentions(actor: PersonActor): Promise<MentionsDto> {
  requirePermission(actor, 'candidate:read');
  const found = await database().$queryRaw<MentionRow[]>`
    SELECT m.note_id AS "noteId", (count(*) OVER ())::int AS total
    FROM note_mention m JOIN candidate_note n ON n.id = m.note_id JOIN candidate c ON c.id = n.candidate_id
    LEFT JOIN candidate_view v ON v.candidate_id = n.candidate_id AND v.user_id = m.user_id
    WHERE m.user_id = ${actor.userId}::uuid AND n.author_id <> m.user_id
      AND (v.last_at IS NULL OR v.last_at < m.created_at) AND ${visibleProcessSql(actor, Prisma.sql`c.process_id`)}
    ORDER BY m.created_at DESC, m.note_id LIMIT ${maxListed}`;
  const rows = await database().candidateNote.findMany({
    where: { id: { in: found.map(({ noteId }) => noteId) } },
    select: mentionSelect,
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    items: found.flatMap(({ noteId }) => {
      const row = byId.get(noteId);
      return row ? [serializeMention(row)] : [];
    }),
    totalItems: found[0]?.total ?? 0,
  };
}
