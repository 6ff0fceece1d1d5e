import type { PersonActor } from '@/lib/auth/actor';
import { requireProcessPermission, usersWhoSee } from '@/lib/auth/process-access';
import type { Db } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { notify } from '@/lib/notification-rows/notify';
import { requireEditableProcess } from '@/lib/process-rows/require-editable-process';
import type { CandidatePlace } from '../rows/get-candidate-row';
import { lockCandidates } from '../rows/lock-candidates';
import { recordCreated, recordWrite, type RepeatableWrite } from '../rows/record-write';
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
    await replaceMentions(db, actor, { ...place, noteId: id }, mentionedUserIds);
    await recordCreated(db, actor, { idempotencyKey, createdId: id });
    return serializeOwn(actor, await find(id));
  });
}

function serializeOwn(actor: PersonActor, note: NoteRow | null): NoteDto {
  if (!note) throw new AppError('note.not-found');
  return serializeNote(note, actor.userId);
}

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
    await replaceMentions(db, actor, place, mentionedUserIds);
    return serializeNote(await db.candidateNote.findUniqueOrThrow({ where, select: noteSelect }), actor.userId);
  });
}

/** Deletes one's own note. @throws AppError `note.not-found`, `note.not-yours`, `process.archived` */
export async function deleteNote(actor: PersonActor, place: NotePlace): Promise<void> {
  await transaction(async (db) => {
    await requireProcessPermission(db, actor, place.processId, 'candidate:comment');
    await requireEditableProcess(db, place.processId);
    await lockOwnNote(db, actor, place);
    await db.candidateNote.delete({ where: { id: place.noteId } });
  });
}

interface NotePlace extends CandidatePlace {
  noteId: string;
}

/** Locks a note of the actor. @throws AppError `note.not-found`; `note.not-yours` for another person's */
async function lockOwnNote(db: Db, actor: PersonActor, place: NotePlace): Promise<void> {
  const { processId, candidateId, noteId } = place;
  const [note] = await db.$queryRaw<{ authorId: string }[]>`
    SELECT n.author_id AS "authorId" FROM candidate_note n JOIN candidate c ON c.id = n.candidate_id
    WHERE n.id = ${noteId}::uuid AND c.id = ${candidateId}::uuid AND c.process_id = ${processId}::uuid FOR UPDATE OF n`;
  if (!note) throw new AppError('note.not-found');
  if (note.authorId !== actor.userId) throw new AppError('note.not-yours');
}

/**
 * Mentions these people in a note. Who is newly mentioned must see the process; who was mentioned before stays so from then
 * on, although they may not see it any more. Who is newly mentioned is told.
 *
 * @throws AppError `user.not-found`
 */
async function replaceMentions(
  db: Db,
  actor: PersonActor,
  { processId, candidateId, noteId }: NotePlace,
  userIds: string[],
): Promise<void> {
  const wanted = [...new Set(userIds)];
  const { restricted } = await db.process.findUniqueOrThrow({ where: { id: processId }, select: { restricted: true } });
  const seeing = usersWhoSee({ id: processId, restricted });
  const known = await db.user.count({
    where: { id: { in: wanted }, OR: [seeing, { mentions: { some: { noteId } } }] },
  });
  if (known < wanted.length) throw new AppError('user.not-found');
  await db.noteMention.deleteMany({ where: { noteId, userId: { notIn: wanted } } });
  const data = wanted.map((userId) => ({ noteId, userId }));
  const { count } = await db.noteMention.createMany({ data, skipDuplicates: true });
  if (count > 0) await notify(db, 'MENTION', { by: actor, data: { processId, candidateId, subjectId: noteId } });
}
