import type { PersonActor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { transaction } from '@/lib/db/transaction';
import { requireEditableProcess } from '@/lib/process-rows/require-editable-process';
import { lockOwnNote, type NotePlace } from './lock-own-note';
import { replaceMentions } from './replace-mentions';
import type { NoteDto, WriteNoteInput } from '@/lib/domain/candidate-review-schemas';
import { noteSelect, serializeNote } from '../serialize/serialize-note';

/**
 * Changes one's own note.
 *
 * @throws AppError `note.not-found`, `note.not-yours`, `process.archived`, `user.not-found`
 */
export async function editNote(
  actor: PersonActor,
  { text, mentionedUserIds, ...place }: NotePlace & WriteNoteInput,
): Promise<NoteDto> {
  requirePermission(actor, 'candidate:decide');
  return transaction(async (db) => {
    await requireEditableProcess(db, place.processId);
    await lockOwnNote(db, actor, place);
    const where = { id: place.noteId };
    await db.candidateNote.update({ where, data: { text, editedAt: new Date() } });
    await replaceMentions(db, place.noteId, mentionedUserIds);
    return serializeNote(await db.candidateNote.findUniqueOrThrow({ where, select: noteSelect }), actor.userId);
  });
}
