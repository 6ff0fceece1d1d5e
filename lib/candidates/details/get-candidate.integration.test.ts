import { database } from '@/lib/db/client';
import { changeProcessStatus } from '@/lib/processes/change-process-status';
import { createTestScene } from '@/prisma/seed/factories';
import { getCandidate } from './get-candidate';

async function scene() {
  const { actor, processId } = await createTestScene();
  const { id: candidateId } = await database().candidate.create({
    data: {
      processId,
      ordinalNumber: 1,
      source: 'KNOW_ME',
      externalProcessStatus: 'NOT_APPLICABLE',
      status: 'NEW',
      matchScore: 72,
    },
  });
  return { actor, processId, candidateId };
}

test('a new candidate who is opened has been seen', async () => {
  const { actor, ...place } = await scene();
  expect(await getCandidate(actor, { ...place, peek: true })).toMatchObject({ status: 'NEW' });
  expect(await getCandidate(actor, place)).toMatchObject({ status: 'SEEN' });
});

test('a candidate whom only a program has read is still new, and not opened by its owner', async () => {
  const { actor, ...place } = await scene();
  const program = { ...actor, tokenId: '01936f2c-0000-7000-8000-000000000001' };
  expect(await getCandidate(program, place)).toMatchObject({ status: 'NEW' });
  expect(await database().candidateView.count({ where: { candidateId: place.candidateId } })).toBe(0);
});

test('in an archived process, which is read-only, a new candidate stays new', async () => {
  const { actor, ...place } = await scene();
  await changeProcessStatus(actor, { processId: place.processId, status: 'ARCHIVED' });
  expect(await getCandidate(actor, place)).toMatchObject({ status: 'NEW' });
  expect(
    await database().auditEvent.count({ where: { action: 'candidate.seen', candidateId: place.candidateId } }),
  ).toBe(0);
  await changeProcessStatus(actor, { processId: place.processId, status: 'ACTIVE' });
  expect(await getCandidate(actor, place)).toMatchObject({ status: 'SEEN' });
});
