import { randomUUID } from 'node:crypto';
import { database } from '@/lib/db/client';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestScene, createTestUser } from '@/prisma/seed/factories';
import { getCandidatesStatistics } from './get-candidates-statistics';
import { getProcessStatus } from './get-process-status';
import { processStatusAnswerSchema } from './status-schemas';

async function scene() {
  const { actor, processId } = await createTestScene();
  await createTestCandidates({ processId, count: 90 });
  const { count } = await database().candidate.deleteMany({ where: { processId, status: 'AWAITING_PROCESSING' } });
  const rows = await database().candidate.findMany({ where: { processId, status: 'NEW' }, take: 3 });
  const [waiting, running, done] = rows.map(({ id }) => id);
  return { actor, processId, total: 90 - count, waiting: waiting ?? '', running: running ?? '', done: done ?? '' };
}

test('the figures are those of the statistics, and work under way shows as IN_PROGRESS', async () => {
  const { actor, processId, total, running } = await scene();
  const { analysed, failed, awaiting, byStatus } = await getCandidatesStatistics(actor, { processId });
  const figures = { total, analysed, failed, awaiting, byStatus, running: 0 };
  await expect(getProcessStatus(actor, { processId })).resolves.toMatchObject({ ...figures, status: 'ACTIVE' });
  await database().candidate.update({ where: { id: running }, data: { status: 'IN_PROGRESS', progress: 40 } });
  const answer = await getProcessStatus(actor, { processId });
  expect(answer).toMatchObject({ status: 'IN_PROGRESS', running: 1, pending: [], ended: [] });
});

test('of the candidates asked about, pending ones come with their progress, ended ones as whole rows', async () => {
  const { actor, processId, waiting, running, done } = await scene();
  await database().candidate.update({ where: { id: waiting }, data: { status: 'AWAITING_PROCESSING' } });
  await database().candidate.update({ where: { id: running }, data: { status: 'IN_PROGRESS', progress: 40 } });
  const stranger = await scene();
  const candidates = [waiting, running, done, randomUUID(), stranger.done];
  const answer = processStatusAnswerSchema.parse(await getProcessStatus(actor, { processId, candidates }));
  const byId = Object.fromEntries(answer.pending.map(({ id, ...rest }) => [id, rest]));
  expect(byId).toEqual({
    [waiting]: { status: 'AWAITING_PROCESSING', statusReason: null, progress: null },
    [running]: { status: 'IN_PROGRESS', statusReason: null, progress: 40 },
  });
  expect(answer.ended.map(({ id }) => id)).toEqual([done]);
  expect(answer.ended[0]?.verdicts.length).toBeGreaterThan(0);
});

test('a process that is not there is not found', async () => {
  const { actor } = await createTestUser('VIEWER');
  await expect(getProcessStatus(actor, { processId: randomUUID() })).rejects.toMatchObject({
    code: 'process.not-found',
  });
});
