import { systemActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { fillPersonalData } from '@/tests/candidates/fill-personal-data';
import { recoverLostPreparations } from './lost-preparations';

const db = database();

test('an interview whose preparation is in no queue is asked for again, once, and not while it is young', async () => {
  await fillPersonalData();
  const simulation = await db.interviewSimulation.findFirstOrThrow();
  await db.interviewSimulation.update({ where: { id: simulation.id }, data: { status: 'PREPARING' } });
  expect(await recoverLostPreparations(systemActor)).toMatchObject({ requested: 0 });
  await db.$executeRaw`UPDATE interview_simulation SET updated_at = now() - interval '20 minutes'`;
  expect(await recoverLostPreparations(systemActor)).toMatchObject({ requested: 1 });
  expect(await recoverLostPreparations(systemActor, { quietMs: 0 })).toMatchObject({ requested: 0 });
  const [event] = await db.outboxEvent.findMany({ where: { name: 'interview/preparation.requested' } });
  expect(event?.data).toEqual({ simulationId: simulation.id });
});
