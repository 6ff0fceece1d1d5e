import type { PersonActor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { transaction } from '@/lib/db/transaction';
import { requireEditableProcess } from '@/lib/process-rows/require-editable-process';
import { lockOwnNote, type NotePlace } from './lock-own-note';

/** Deletes one's own note. @throws AppError `note.not-found`, `note.not-yours`, `process.archived` */
export async function deleteNote(actor: PersonActor, place: NotePlace): Promise<void> {
  requirePermission(actor, 'candidate:decide');
  await transaction(async (db) => {
    await requireEditableProcess(db, place.processId);
    await lockOwnNote(db, actor, place);
    await db.candidateNote.delete({ where: { id: place.noteId } });
  });
}
