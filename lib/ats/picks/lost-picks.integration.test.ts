import { systemActor, type PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { addLocalRunner, removeLocalRunner, type LocalRunner } from '@/lib/jobs/embedded/local-runners';
import { createTestUser } from '@/prisma/seed/factories';
import { WritableAts } from '@/tests/ats/writable-ats';
import { createPickScene } from '@/tests/ats/pick-scene';
import { openProvider, type OpenProvider } from '../connections/open-provider';
import { recoverLostPicks } from './lost-picks';

jest.mock('../connections/open-provider', () => ({ openProvider: jest.fn() }));

const db = database();
const minutes = 60_000;
/** Requests that the engine works on. */
const alive = new Set<string>();
const runner: LocalRunner = {
  ingest: async () => [],
  findRunning: async (_key, values) => values.filter((value) => alive.has(value)),
};

let actor: PersonActor;
beforeAll(async () => {
  addLocalRunner(runner);
  ({ actor } = await createTestUser('RECRUITER'));
});
afterAll(() => removeLocalRunner(runner));

/** A request whose event was taken long ago. */
async function quietPick(ago: number) {
  const ats = new WritableAts();
  const connection = {} as OpenProvider['connection'];
  jest.mocked(openProvider).mockResolvedValue({ provider: ats, connection });
  const made = await createPickScene(actor, ats);
  const aliveAt = new Date(Date.now() - ago * minutes);
  await db.atsPick.update({ where: { id: made.pickId }, data: { aliveAt } });
  await db.outboxEvent.deleteMany();
  return made;
}

test('requests again, once, what nobody works on', async () => {
  const [lost, sending, working, fresh, paused, stopped] = [
    await quietPick(10),
    await quietPick(10),
    await quietPick(10),
    await quietPick(1),
    await quietPick(10),
    await quietPick(10),
  ];
  await db.atsPick.update({ where: { id: sending.pickId }, data: { state: 'SENDING' } });
  alive.add(working.pickId);
  await db.atsConnection.update({ where: { id: paused.connectionId }, data: { paused: true } });
  await db.process.update({ where: { id: stopped.processId }, data: { status: 'STOPPED' } });
  expect((await recoverLostPicks(systemActor)).requested).toBe(2);
  const events = await db.outboxEvent.findMany();
  expect(events.map(({ data }) => (data as { pickId: string }).pickId)).toEqual(
    expect.arrayContaining([lost.pickId, sending.pickId]),
  );
  expect((await recoverLostPicks(systemActor)).requested).toBe(0);
  await db.atsConnection.update({ where: { id: paused.connectionId }, data: { paused: false } });
  expect((await recoverLostPicks(systemActor)).requested).toBe(1);
  expect(await db.atsPick.findUnique({ where: { id: fresh.pickId } })).toMatchObject({ state: 'PENDING' });
});
