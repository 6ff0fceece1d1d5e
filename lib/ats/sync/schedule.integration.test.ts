import { systemActor, type PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { changeProcessStatus } from '@/lib/processes/change-process-status';
import { createTestUser } from '@/prisma/seed/factories';
import { setUpSync } from '@/tests/ats/sync-run';
import { requestDueSyncs } from './request-due-syncs';

jest.mock('@/lib/ats/connections/open-provider', () => ({ openProvider: jest.fn() }));
const db = database();
const minuteMs = 60_000;
let actor: PersonActor;
beforeAll(async () => {
  ({ actor } = await createTestUser('RECRUITER'));
});
// Only this test's processes are due.
beforeEach(() => db.atsLink.deleteMany());

async function setUp(change: { scheduleMinutes?: number | null; paused?: boolean; stoppedReason?: string } = {}) {
  const setup = await setUpSync(actor);
  const { processId, connectionId } = setup;
  await db.atsConnection.update({ where: { id: connectionId }, data: { scheduleMinutes: 30, ...change } });
  const syncs = () => db.atsSync.findMany({ where: { processId }, orderBy: { startedAt: 'asc' } });
  return { ...setup, syncs };
}

const due = (laterMinutes = 0) => requestDueSyncs(systemActor, new Date(Date.now() + laterMinutes * minuteMs));

test('a linked process is synchronised by its schedule, and not before', async () => {
  const { syncs, finish } = await setUp();
  expect((await due()).started).toBe(1);
  expect((await due()).started).toBe(0);
  await finish((await syncs())[0]?.id ?? '');
  expect((await due(29)).started).toBe(0);
  expect((await due(31)).started).toBe(1);
  expect((await syncs()).map(({ trigger, state }) => [trigger, state])).toEqual([
    ['SCHEDULE', 'SUCCEEDED'],
    ['SCHEDULE', 'RUNNING'],
  ]);
});

test('a schedule of 5 minutes runs at every look, though a look comes some seconds early', async () => {
  const { syncs, finish } = await setUp({ scheduleMinutes: 5 });
  expect((await due()).started).toBe(1);
  await finish((await syncs())[0]?.id ?? '');
  expect((await due(2)).started).toBe(0);
  expect((await due(4.9)).started).toBe(1);
});

test('a run that did not find its recruitment is said, and resumed by the schedule', async () => {
  const { request, finish, ats, process } = await setUp();
  const { AppError } = await import('@/lib/errors');
  ats.fail('scanApplications', new AppError('ats.record-not-found'));
  await finish(await request());
  expect(await process()).toMatchObject({ status: 'ERROR', statusReason: 'ats.record-not-found' });
  expect((await due(31)).started).toBe(1);
});

test.each([{ scheduleMinutes: null }, { paused: true }, { stoppedReason: 'ats.credentials-refused' }])(
  'a connection with %j starts nothing',
  async (change) => {
    await setUp(change);
    expect((await due()).started).toBe(0);
  },
);

test('a stopped process rests; one in ERROR because of the ATS is tried by the schedule', async () => {
  const { processId } = await setUp();
  await changeProcessStatus(actor, { processId, status: 'STOPPED' });
  expect((await due()).started).toBe(0);
  await db.process.update({ where: { id: processId }, data: { status: 'ERROR', statusReason: 'model.unavailable' } });
  expect((await due()).started).toBe(0);
  await db.process.update({ where: { id: processId }, data: { statusReason: 'ats.unreachable' } });
  expect((await due()).started).toBe(1);
});

test('activating a process after such an ERROR tries again without a schedule', async () => {
  const { processId, request, finish, ats, process } = await setUp({ scheduleMinutes: null });
  const { AppError } = await import('@/lib/errors');
  ats.fail('scanApplications', new AppError('ats.forbidden'));
  await finish(await request());
  expect((await due()).started).toBe(0);
  await changeProcessStatus(actor, { processId, status: 'ACTIVE' });
  expect((await due()).started).toBe(1);
  expect((await process()).status).toBe('ACTIVE');
});

test('a quiet synchronisation is asked for again, and after a day given up', async () => {
  const { request, syncs, processId } = await setUp();
  const syncId = await request();
  const requests = () => db.outboxEvent.count({ where: { data: { path: ['syncId'], equals: syncId } } });
  expect((await due(20)).repeated).toBe(0);
  // Its event was sent, and the server that took it died.
  await db.outboxEvent.deleteMany({ where: { data: { path: ['syncId'], equals: syncId } } });
  expect((await due(10)).repeated).toBe(0);
  expect((await due(20)).repeated).toBe(1);
  expect(await requests()).toBe(1);
  await db.outboxEvent.deleteMany({ where: { data: { path: ['syncId'], equals: syncId } } });
  expect((await due(25 * 60)).failed).toBe(1);
  expect((await syncs())[0]).toMatchObject({ state: 'FAILED', reason: 'internal' });
  expect(await db.candidate.count({ where: { processId, status: 'DOWNLOADING' } })).toBe(0);
});
