import type { PersonActor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { requireEditableProcess } from '@/lib/process-rows/require-editable-process';
import type { CandidatePlace } from '../rows/get-candidate-row';
import { lockCandidates } from '../rows/lock-candidates';
import { replaceMentions } from './replace-mentions';
import type { NoteDto, WriteNoteInput } from '@/lib/domain/candidate-review-schemas';
import { noteSelect, serializeNote } from '../serialize/serialize-note';

/**
 * Adds a note about a candidate. Who is mentioned finds it on the home page.
 *
 * @throws AppError `candidate.not-found`, `process.archived`, `user.not-found`
 */
export async function createNote(
  actor: PersonActor,
  { text, mentionedUserIds, ...place }: CandidatePlace & WriteNoteInput,
): Promise<NoteDto> {
  requirePermission(actor, 'candidate:decide');
  return transaction(async (db) => {
    await requireEditableProcess(db, place.processId);
    const { candidateId } = place;
    const [candidate] = await lockCandidates(db, place.processId, [candidateId]);
    if (!candidate) throw new AppError('candidate.not-found');
    const { id } = await db.candidateNote.create({
      data: { candidateId, authorId: actor.userId, text },
      select: { id: true },
    });
    await replaceMentions(db, id, mentionedUserIds);
    return serializeNote(await db.candidateNote.findUniqueOrThrow({ where: { id }, select: noteSelect }), actor.userId);
  });
}
