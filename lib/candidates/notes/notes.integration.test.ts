import { database } from '@/lib/db/client';
import { listNews } from '@/lib/notifications/list-news';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { createNote, editNote, deleteNote } from './write-note';
import { decideCandidate } from '../decisions/decide-candidate';
import { getCandidate } from '../details/get-candidate';
import { listActivities } from '../details/list-activities';
import { listMentions, listNotes } from './list-notes';
import { activitiesSchema, decideSchema } from '@/lib/domain/candidate-review-schemas';
import { undoDecision } from '../decisions/undo-decision';

async function scene() {
  const { actor } = await createTestUser('RECRUITER');
  const colleague = (await createTestUser('RECRUITER')).actor;
  const { id: processId } = await createTestProcess(actor);
  await createTestCandidates({ processId, count: 1 });
  const { id: candidateId } = await database().candidate.findFirstOrThrow({ where: { processId } });
  const place = { processId, candidateId };
  const note = await createNote(actor, { ...place, text: 'Zadzwoń jutro', mentionedUserIds: [colleague.userId] });
  return { actor, colleague, place, note };
}

test('who is mentioned finds the note on the home page and in the API until the candidate is opened', async () => {
  const { actor, colleague, place, note } = await scene();
  const news = async (reader = colleague) => (await listNews(reader)).items;
  const href = `/processes/${place.processId}/candidates/${place.candidateId}?tab=summary`;
  expect(await news()).toMatchObject([{ kind: 'MENTION', count: 1, by: { userId: actor.userId }, href }]);
  expect(await news(actor)).toEqual([]);
  expect(await listMentions(colleague)).toMatchObject({
    items: [{ noteId: note.noteId, text: 'Zadzwoń jutro', author: { userId: actor.userId }, ...place }],
    totalItems: 1,
  });
  expect((await listMentions(actor)).totalItems).toBe(0);
  await getCandidate(colleague, { ...place, peek: true });
  expect([(await listMentions(colleague)).totalItems, (await news()).length]).toEqual([1, 1]);
  await getCandidate(colleague, place);
  expect([(await listMentions(colleague)).totalItems, (await news()).length]).toEqual([0, 0]);
});

test('a note is changed and deleted by its author alone', async () => {
  const { actor, colleague, place, note } = await scene();
  const own = { ...place, noteId: note.noteId };
  const change = { text: 'Nie odbiera', mentionedUserIds: [] };
  await expect(editNote(colleague, { ...own, ...change })).rejects.toMatchObject({ code: 'note.not-yours' });
  await expect(deleteNote(colleague, own)).rejects.toMatchObject({ code: 'note.not-yours' });
  expect(await editNote(actor, { ...own, ...change })).toMatchObject({
    text: 'Nie odbiera',
    mentions: [],
    isMine: true,
  });
  expect((await listNotes(colleague, place)).items).toMatchObject([{ text: 'Nie odbiera', isMine: false }]);
  await deleteNote(actor, own);
  await expect(deleteNote(actor, own)).rejects.toMatchObject({ code: 'note.not-found' });
});

test('a time line has the note, the decision and that it was undone, latest first', async () => {
  const { actor, place } = await scene();
  const decided = await decideCandidate(actor, { ...place, ...decideSchema.parse({ decision: 'HOLD' }) });
  await undoDecision(actor, { ...place, decisionId: decided.decision?.decisionId ?? '' });
  const { items } = activitiesSchema.parse(await listActivities(actor, place));
  expect(items.map(({ kind }) => kind)).toEqual(['DECIDED', 'NOTE', 'ANALYSED']);
  expect(items[0]).toMatchObject({ decision: { decision: 'HOLD' }, undone: { by: { userId: actor.userId } } });
});
