import { database } from '@/lib/db/client';
import { createTestScene, createTestUser } from '@/prisma/seed/factories';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import type { ProcessStatus } from '@/lib/domain/process-schemas';
import { deleteProcess } from './delete-process';
import { getProcess } from './get-process';
import { updateProcess } from './update-process';

async function scene(status: ProcessStatus) {
  const { actor, processId } = await createTestScene();
  await database().process.update({ where: { id: processId }, data: { status } });
  return { actor, processId };
}

test.each(['IN_CREATION', 'ARCHIVED'] as const)('one that is %s and has no candidates is deleted', async (status) => {
  const { actor, processId } = await scene(status);
  await deleteProcess(actor, { processId });
  expect(await database().process.count({ where: { id: processId } })).toBe(0);
});

test('one that was changed since it was seen stays', async () => {
  const { actor, processId } = await scene('IN_CREATION');
  const { version } = await getProcess(actor, { processId });
  await updateProcess(actor, { processId, ifMatch: null, dryRun: false, details: { name: 'Latarniczka' } });
  const stale = deleteProcess(actor, { processId, ifMatch: `"v${version}"` });
  await expect(stale).rejects.toMatchObject({ code: 'process.changed-meanwhile' });
  await deleteProcess(actor, { processId, ifMatch: `"v${version + 1}"` });
  expect(await database().process.count({ where: { id: processId } })).toBe(0);
});

test('one in use or with candidates is not, and a viewer deletes none', async () => {
  const used = await scene('ACTIVE');
  await expect(deleteProcess(used.actor, used)).rejects.toMatchObject({ code: 'process.not-deletable' });
  const withCandidates = await scene('ARCHIVED');
  await createTestCandidates({ processId: withCandidates.processId, count: 1 });
  await expect(deleteProcess(withCandidates.actor, withCandidates)).rejects.toMatchObject({
    code: 'process.not-deletable',
  });
  const viewer = (await createTestUser('VIEWER')).actor;
  const draft = await scene('IN_CREATION');
  await expect(deleteProcess(viewer, draft)).rejects.toMatchObject({ code: 'permission.denied' });
});
