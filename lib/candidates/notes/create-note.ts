import type { PersonActor } from '@/lib/auth/actor';
import { requireProcessPermission } from '@/lib/auth/process-access';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { requireEditableProcess } from '@/lib/process-rows/require-editable-process';
import type { CandidatePlace } from '../rows/get-candidate-row';
import { lockCandidates } from '../rows/lock-candidates';
import { recordCreated, recordWrite, type RepeatableWrite } from '../rows/record-write';
import { replaceMentions } from './replace-mentions';
import type { NoteDto, WriteNoteInput } from '@/lib/domain/candidate-review-schemas';
import { noteSelect, serializeNote, type NoteRow } from '../serialize/serialize-note';

/**
 * Adds a note about a candidate. Who is mentioned finds it on the home page.
 *
 * @throws AppError `candidate.not-found`, `process.archived`, `user.not-found`; `note.not-found` when a repeated write's
 *   note has been deleted since
 */
export async function createNote(
  actor: PersonActor,
  { text, mentionedUserIds, idempotencyKey, ...place }: CandidatePlace & WriteNoteInput & RepeatableWrite,
): Promise<NoteDto> {
  return transaction(async (db) => {
    await requireProcessPermission(db, actor, place.processId, 'candidate:comment');
    await requireEditableProcess(db, place.processId);
    const { candidateId } = place;
    const [candidate] = await lockCandidates(db, place.processId, [candidateId]);
    if (!candidate) throw new AppError('candidate.not-found');
    const find = (noteId: string) => db.candidateNote.findUnique({ where: { id: noteId }, select: noteSelect });
    const content = ['note', candidateId, text, mentionedUserIds];
    const repeated = await recordWrite(db, actor, { idempotencyKey, content });
    if (repeated) return serializeOwn(actor, repeated.createdId === null ? null : await find(repeated.createdId));
    const { id } = await db.candidateNote.create({
      data: { candidateId, authorId: actor.userId, text },
      select: { id: true },
    });
    await replaceMentions(db, { processId: place.processId, noteId: id }, mentionedUserIds);
    await recordCreated(db, actor, { idempotencyKey, createdId: id });
    return serializeOwn(actor, await find(id));
  });
}

function serializeOwn(actor: PersonActor, note: NoteRow | null): NoteDto {
  if (!note) throw new AppError('note.not-found');
  return serializeNote(note, actor.userId);
}
