import { systemActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { fillPersonalData } from '@/tests/candidates/fill-personal-data';
import { askAgain } from './ask-again';

const db = database();

test('what was in the queue of a lost database is asked for again', async () => {
  const { processId, candidateId } = await fillPersonalData();
  const { id: simulationId } = await db.interviewSimulation.findFirstOrThrow({ where: { candidateId } });
  await db.interviewSimulation.update({ where: { id: simulationId }, data: { status: 'PREPARING' } });
  await askAgain(systemActor);
  const events = await db.outboxEvent.findMany({ orderBy: { name: 'asc' }, select: { name: true, data: true } });
  expect(events).toEqual([
    { name: 'interview/preparation.requested', data: { simulationId } },
    { name: 'process/rescoring.requested', data: { processId } },
    { name: 'retention/run.requested', data: { requestedById: null } },
  ]);
});
