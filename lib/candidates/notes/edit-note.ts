import type { PersonActor } from '@/lib/auth/actor';
import { requireProcessPermission } from '@/lib/auth/process-access';
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
  return transaction(async (db) => {
    await requireProcessPermission(db, actor, place.processId, 'candidate:comment');
    await requireEditableProcess(db, place.processId);
    await lockOwnNote(db, actor, place);
    const where = { id: place.noteId };
    await db.candidateNote.update({ where, data: { text, editedAt: new Date() } });
    await replaceMentions(db, place, mentionedUserIds);
    return serializeNote(await db.candidateNote.findUniqueOrThrow({ where, select: noteSelect }), actor.userId);
  });
}
