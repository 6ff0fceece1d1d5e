import type { PersonActor } from '@/lib/auth/actor';
import { requireProcessPermission } from '@/lib/auth/process-access';
import { transaction } from '@/lib/db/transaction';
import { requireEditableProcess } from '@/lib/process-rows/require-editable-process';
import { lockOwnNote, type NotePlace } from './lock-own-note';

/** Deletes one's own note. @throws AppError `note.not-found`, `note.not-yours`, `process.archived` */
export async function deleteNote(actor: PersonActor, place: NotePlace): Promise<void> {
  await transaction(async (db) => {
    await requireProcessPermission(db, actor, place.processId, 'candidate:comment');
    await requireEditableProcess(db, place.processId);
    await lockOwnNote(db, actor, place);
    await db.candidateNote.delete({ where: { id: place.noteId } });
  });
}
