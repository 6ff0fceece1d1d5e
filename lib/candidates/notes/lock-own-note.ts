import type { PersonActor } from '@/lib/auth/actor';
import type { Db } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import type { CandidatePlace } from '../rows/get-candidate-row';

export interface NotePlace extends CandidatePlace {
  noteId: string;
}

/** Locks a note of the actor. @throws AppError `note.not-found`; `note.not-yours` for another person's */
export async function lockOwnNote(db: Db, actor: PersonActor, place: NotePlace): Promise<void> {
  const { processId, candidateId, noteId } = place;
  const [note] = await db.$queryRaw<{ authorId: string }[]>`
    SELECT n.author_id AS "authorId" FROM candidate_note n JOIN candidate c ON c.id = n.candidate_id
    WHERE n.id = ${noteId}::uuid AND c.id = ${candidateId}::uuid AND c.process_id = ${processId}::uuid FOR UPDATE OF n`;
  if (!note) throw new AppError('note.not-found');
  if (note.authorId !== actor.userId) throw new AppError('note.not-yours');
}
