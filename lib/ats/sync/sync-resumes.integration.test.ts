import { systemActor, type PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { seededRandom } from '@/prisma/seed/cvs/seeded-random';
import { createTestUser } from '@/prisma/seed/factories';
import { setUpSync } from '@/tests/ats/sync-run';
import { getProcessSync } from './get-process-sync';
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

async function setUp() {
  const setup = await setUpSync(actor);
  const { processId, ats, finish } = setup;
  const shown = async () => (await getProcessSync(actor, { processId })).sync;
  const due = (minutes: number) => requestDueSyncs(systemActor, new Date(Date.now() + minutes * minuteMs));
  /** @returns minutes to wait after the failed synchronisation, as shown */
  const pause = async () => {
    const sync = await shown();
    return sync?.resumesAt ? (Date.parse(sync.resumesAt) - Date.parse(sync.endedAt ?? '')) / minuteMs : null;
  };
  const addPeople = (count: number): void => {
    for (let number = 0; number < count; number += 1) {
      ats.add(`a${String(number).padStart(3, '0')}`, { cvKey: null });
    }
  };
  /** The schedule's next looks, every five minutes, until it is resumed. */
  const resume = async () => {
    for (let minutes = 5; minutes <= 365; minutes += 5) {
      if ((await due(minutes)).resumed === 0) continue;
      await finish((await shown())?.syncId ?? '');
      return minutes;
    }
    throw new Error('It is not resumed.');
  };
  return { ...setup, shown, due, pause, addPeople, resume };
}

test.each([1, 2])('with 40 of 100 list calls failing it ends without a person, seed %i', async (seed) => {
  const { ats, addPeople, request, finish, shown, resume, candidates, process, processId } = await setUp();
  addPeople(80);
  const random = seededRandom(seed);
  const scan = ats.scanApplications.bind(ats);
  ats.scanApplications = async (input) => {
    if (random() < 0.4) throw new AppError(random() < 0.5 ? 'ats.unreachable' : 'ats.bad-answer');
    return scan(input);
  };
  await finish(await request(true));
  let resumed = 0;
  for (; (await shown())?.state === 'FAILED'; resumed += 1) {
    expect(await process()).toMatchObject({ status: 'ERROR' });
    await resume();
  }
  expect(resumed).toBeGreaterThan(0);
  expect(await shown()).toMatchObject({ state: 'SUCCEEDED', resumesAt: null, counts: { seen: 80, created: 80 } });
  expect(await process()).toMatchObject({ status: 'ACTIVE', statusReason: null });
  expect(await db.candidate.count({ where: { processId } })).toBe(80);
  expect((await candidates()).size).toBe(80);
  // Each page was read once.
  const pages = ats.calls.filter(({ call }) => call === 'scanApplications').map(({ id }) => id);
  expect(new Set(pages).size).toBe(pages.length);
});

test('the pause grows to six hours while no try comes further, and begins anew when one does', async () => {
  const { ats, addPeople, request, finish, pause, resume } = await setUp();
  addPeople(8);
  ats.fail('scanApplications', new AppError('ats.bad-answer'), { after: 2, times: 3 });
  await finish(await request());
  const fromPause: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    fromPause.push((await pause()) ?? 0);
    ats.fail('scanApplications', new AppError('ats.bad-answer'), { times: 3 });
    await resume();
  }
  [15, 30, 60, 120, 240, 360].forEach((minutes, index) => {
    expect(fromPause[index]).toBeGreaterThanOrEqual(minutes);
    expect(fromPause[index]).toBeLessThan(minutes + 5);
  });
  // From the beginning, further than before.
  ats.fail('scanApplications', new AppError('ats.bad-answer'), { after: 3, times: 3 });
  await resume();
  expect(await pause()).toBeLessThan(20);
});

test('a scan that does not come on begins again: its cursor may be too old', async () => {
  const { ats, addPeople, request, finish, shown, resume, candidates } = await setUp();
  addPeople(8);
  const scan = ats.scanApplications.bind(ats);
  ats.fail('scanApplications', new AppError('ats.unreachable'), { after: 1, times: 7 });
  await finish(await request());
  const old = (await db.atsSync.findUniqueOrThrow({ where: { id: (await shown())?.syncId ?? '' } })).checkpoint;
  const { cursor } = old as { cursor: string };
  let isOld = true;
  ats.scanApplications = async (input) => {
    if (isOld && input.cursor === cursor) throw new AppError('ats.bad-answer');
    if (input.cursor === null) isOld = false;
    return scan(input);
  };
  await resume();
  expect(await shown()).toMatchObject({ state: 'FAILED', reason: 'ats.bad-answer' });
  await resume();
  expect(await shown()).toMatchObject({ state: 'SUCCEEDED', counts: { seen: 8, created: 8 } });
  expect((await candidates()).size).toBe(8);
});

test.each(['ats.forbidden', 'ats.record-not-found'] as const)('%s waits for a person', async (code) => {
  const { ats, request, finish, shown, due } = await setUp();
  ats.fail('scanApplications', new AppError(code));
  await finish(await request());
  expect(await shown()).toMatchObject({ state: 'FAILED', reason: code, resumesAt: null });
  expect(await due(24 * 60)).toMatchObject({ resumed: 0, started: 0 });
});

test('so does what failed by itself while the connection is paused or stopped, or the process is', async () => {
  const { ats, request, finish, shown, due, connectionId, processId } = await setUp();
  ats.fail('scanApplications', new AppError('ats.bad-answer'), { times: 3 });
  await finish(await request());
  const expectWaiting = async () => {
    expect((await shown())?.resumesAt).toBeNull();
    expect((await due(60)).resumed).toBe(0);
  };
  const connection = (data: object) => db.atsConnection.update({ where: { id: connectionId }, data });
  await connection({ paused: true });
  await expectWaiting();
  await connection({ paused: false, stoppedReason: 'ats.credentials-refused' });
  await expectWaiting();
  await connection({ stoppedReason: null });
  await db.process.update({ where: { id: processId }, data: { status: 'STOPPED' } });
  await expectWaiting();
  await db.process.update({ where: { id: processId }, data: { status: 'ERROR' } });
  expect((await due(14)).resumed).toBe(0);
  expect(await due(16)).toMatchObject({ resumed: 1, started: 0 });
  expect((await due(16)).resumed).toBe(0);
});

test('a schedule does not begin anew meanwhile, and shortens the pause; activating the process ends it', async () => {
  const { ats, request, finish, due, connectionId, processId } = await setUp();
  await db.atsConnection.update({ where: { id: connectionId }, data: { scheduleMinutes: 5 } });
  ats.fail('scanApplications', new AppError('ats.unreachable'), { times: 14 });
  const syncId = await request();
  await finish(syncId);
  expect(await due(4)).toMatchObject({ resumed: 0, started: 0 });
  expect(await due(6)).toMatchObject({ resumed: 1, started: 0 });
  await finish(syncId);
  await db.process.update({ where: { id: processId }, data: { status: 'ACTIVE', statusReason: null } });
  expect(await due(0)).toMatchObject({ resumed: 1, started: 0 });
});

test('a process that sending candidates set to ERROR is synchronised after a while, which ends the ERROR', async () => {
  const { synchronise, finish, shown, process, processId, due } = await setUp();
  await synchronise();
  await db.process.update({ where: { id: processId }, data: { status: 'ERROR', statusReason: 'ats.unreachable' } });
  expect((await due(14)).started).toBe(0);
  expect((await due(16)).started).toBe(1);
  await finish((await shown())?.syncId ?? '');
  expect((await process()).status).toBe('ACTIVE');
});
