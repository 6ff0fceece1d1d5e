import { addMember } from '@/lib/processes/access/add-member';
import { removeMember } from '@/lib/processes/access/remove-member';
import { restrictProcess } from '@/lib/processes/access/restrict-process';
import { database } from '@/lib/db/client';
import { setFollowUpsSchema } from '@/lib/domain/set-stages-schemas';
import { daysLater, today } from '@/lib/validation/calendar-day';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestScene, createTestUser } from '@/prisma/seed/factories';
import { getListItem } from '../search/get-list-item';
import { setFollowUps } from './set-follow-ups';
import { undoFollowUps } from './undo-follow-ups';

async function scene() {
  const { actor, processId } = await createTestScene();
  const colleague = (await createTestUser('RECRUITER')).actor;
  await createTestCandidates({ processId, count: 2 });
  const rows = await database().candidate.findMany({ where: { processId }, orderBy: { ordinalNumber: 'asc' } });
  const [candidateId = '', other = ''] = rows.map(({ id }) => id);
  const set = (input: object, by = actor) =>
    setFollowUps(by, {
      processId,
      ...setFollowUpsSchema.parse({ choice: { candidateIds: [candidateId] }, ...input }),
    });
  const workOf = async (id = candidateId) => {
    const { owner, nextStep, dueOn } = (await getListItem(actor, id)).followUp;
    return { owner: owner?.userId ?? null, nextStep, dueOn };
  };
  return { actor, colleague, processId, candidateId, other, set, workOf };
}

test('a step that a colleague wrote since is not done or replaced from a screen that shows the former one', async () => {
  const { colleague, candidateId, set, workOf } = await scene();
  const seen = { text: 'Oddzwonić', dueOn: today() };
  await set({ nextStep: seen });
  const newer = { text: 'Wysłać umowę', dueOn: daysLater(today(), 2) };
  await set({ nextStep: newer, replaces: seen }, colleague);
  const refused = [{ candidateId, ordinalNumber: 1, reason: 'CHANGED_MEANWHILE' }];
  const nothing = { requestId: null, accepted: [], refused };
  expect(await set({ nextStep: null, replaces: seen })).toEqual(nothing);
  // The same words by another day are another step.
  expect(await set({ nextStep: seen, replaces: { ...newer, dueOn: null } })).toEqual(nothing);
  // Nor is the owner of the same call changed.
  expect(await set({ nextStep: seen, ownerId: colleague.userId, replaces: { text: '' } })).toEqual(nothing);
  expect(await workOf()).toEqual({ owner: null, nextStep: newer.text, dueOn: newer.dueOn });
  expect(await set({ nextStep: null, replaces: newer })).toMatchObject({ accepted: [candidateId], refused: [] });
  expect(await set({ nextStep: seen, replaces: { text: '' } })).toMatchObject({ accepted: [candidateId] });
});

test('what changes nothing has nothing to take back', async () => {
  const { actor, processId, candidateId, set } = await scene();
  const unchanged = { accepted: [candidateId], refused: [], requestId: null };
  expect(await set({ ownerId: null, nextStep: null })).toEqual(unchanged);
  const made = await set({ ownerId: actor.userId });
  expect(await set({ ownerId: actor.userId })).toEqual(unchanged);
  const requestId = made.requestId ?? '';
  expect(await undoFollowUps(actor, { processId, requestId })).toMatchObject({ accepted: [candidateId] });
  expect(await undoFollowUps(actor, { processId, requestId })).toMatchObject({ accepted: [], requestId: null });
});

test('nobody is given back to an owner who no longer sees the process', async () => {
  const { actor, colleague, processId, candidateId, other, set, workOf } = await scene();
  await addMember(actor, { processId, userId: colleague.userId });
  await set({ ownerId: colleague.userId, nextStep: { text: 'Oddzwonić' } });
  const { requestId } = await set({ choice: { candidateIds: [candidateId, other] }, ownerId: actor.userId });
  await restrictProcess(actor, { processId, restricted: true });
  await removeMember(actor, { processId, userId: colleague.userId });
  const undone = await undoFollowUps(actor, { processId, requestId: requestId ?? '' });
  expect(undone).toMatchObject({ accepted: [other], refused: [{ candidateId, reason: 'CHANGED_MEANWHILE' }] });
  expect([await workOf(), await workOf(other)]).toEqual([
    { owner: actor.userId, nextStep: 'Oddzwonić', dueOn: null },
    { owner: null, nextStep: '', dueOn: null },
  ]);
});
