import { randomUUID } from 'node:crypto';
import { systemActor, type PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { createTestUser } from '@/prisma/seed/factories';
import { setUpSync } from '@/tests/ats/sync-run';
import { getProcessSync } from '../get-process-sync';
import { requestDueSyncs } from '../request-due-syncs';
import { requestSync } from '../request-sync';
import { saveAtsLink } from '../../link/save-ats-link';
import { handleWebhooks } from '../../webhooks/handle-webhooks';
import { confirmTrial } from './confirm-trial';
import { getTrial } from './get-trial';

jest.mock('@/lib/ats/connections/open-provider', () => ({ openProvider: jest.fn() }));
const db = database();
let actor: PersonActor;
beforeAll(async () => {
  ({ actor } = await createTestUser('RECRUITER'));
});

/** A new link to a recruitment with eight candidates. */
async function setUpTrial() {
  const setup = await setUpSync(actor, { isNew: true });
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) setup.ats.add(id);
  const link = () => db.atsLink.findUniqueOrThrow({ where: { processId: setup.processId } });
  return { ...setup, link };
}

/** Confirms the trial that waits now. */
const confirmSeen = async (processId: string) =>
  confirmTrial(actor, { processId, syncId: (await getTrial(actor, { processId })).syncId ?? '' });

test('the first synchronisation of a link takes in five candidates with their CVs, and nothing follows by itself', async () => {
  const { ats, synchronise, candidates, link, processId, connectionId, recruitmentId } = await setUpTrial();
  await db.atsConnection.update({ where: { id: connectionId }, data: { scheduleMinutes: 5 } });
  const sync = await synchronise();
  expect(sync).toMatchObject({ state: 'SUCCEEDED', trial: true, counts: { seen: 6, created: 5, downloaded: 5 } });
  expect([...(await candidates()).keys()]).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(await link()).toMatchObject({ syncedUntil: null, lastSyncAt: null, lastFullScan: null, trialPassedAt: null });
  expect(ats.calls.filter(({ call }) => call === 'saysDeleted' || call === 'findApplication')).toEqual([]);
  ats.calls = [];
  await requestDueSyncs(systemActor, new Date(Date.now() + 3_600_000));
  const event = { type: 'changed', recruitmentId, applicationId: 'h', candidateId: null };
  await db.atsWebhookDelivery.create({ data: { connectionId, deliveryId: processId, event } });
  await handleWebhooks(systemActor, { connectionId });
  expect(ats.calls).toEqual([]);
  expect(await db.atsSync.count({ where: { processId } })).toBe(1);
  // Asked for again by a person, it is a trial again.
  expect(await synchronise(true)).toMatchObject({ trial: true, counts: { created: 0 } });
  expect((await candidates()).size).toBe(5);
});

test('a person sees name, stage, source and CV of each, and lets the rest follow', async () => {
  const { ats, synchronise, finish, candidates, link, processId } = await setUpTrial();
  ats.change('b', { stageId: null, sources: [], cvKey: null, cvFileName: null });
  expect(await getTrial(actor, { processId })).toEqual({ state: 'none', syncId: null, candidates: [] });
  const early = { processId, syncId: randomUUID() };
  await expect(confirmTrial(actor, early)).rejects.toMatchObject({ code: 'ats.no-trial' });
  const seen = (await synchronise())?.syncId;
  const trial = await getTrial(actor, { processId });
  expect(trial.syncId).toBe(seen);
  expect(trial).toMatchObject({ state: 'waiting', candidates: { length: 5 } });
  expect(trial.candidates[0]).toMatchObject({
    ordinalNumber: 1,
    firstName: 'Olga',
    lastName: 'Miła a',
    stageId: 'new',
    sources: ['Pracuj.pl'],
    hasCv: true,
    cvFileName: 'cv.pdf',
    status: 'AWAITING_PROCESSING',
  });
  expect(trial.candidates[1]).toMatchObject({ stageId: null, sources: [], hasCv: false, cvFileName: null });
  const { syncId } = await confirmSeen(processId);
  await expect(confirmTrial(actor, { processId, syncId: seen ?? '' })).rejects.toMatchObject({ code: 'ats.no-trial' });
  await finish(syncId);
  const { sync } = await getProcessSync(actor, { processId });
  expect(sync).toMatchObject({ state: 'SUCCEEDED', trial: false, full: true, counts: { created: 3 } });
  expect((await candidates()).size).toBe(8);
  expect(await getTrial(actor, { processId })).toEqual({ state: 'none', syncId: null, candidates: [] });
  expect((await link()).lastFullScan).not.toBeNull();
  expect(await synchronise()).toMatchObject({ trial: false, full: false });
});

test('a word about an earlier trial is none about the present one', async () => {
  const { ats, synchronise, link, processId, connectionId } = await setUpTrial();
  await synchronise();
  const { syncId: earlier } = await getTrial(actor, { processId });
  const target = { targetKind: 'STAGE' as const, target: 'selected', targetName: null };
  await saveAtsLink(actor, { processId, connectionId, externalProcessId: 'other', ...target });
  Object.assign(ats, { recruitmentId: 'other', applications: [] });
  ats.add('z', { recruitmentId: 'other' });
  await synchronise();
  const about = { processId, syncId: earlier ?? '' };
  await expect(confirmTrial(actor, about)).rejects.toMatchObject({ code: 'ats.no-trial' });
  expect((await link()).trialPassedAt).toBeNull();
  await confirmSeen(processId);
  expect((await link()).trialPassedAt).not.toBeNull();
});

test('names and files stay hidden in a blind process', async () => {
  const { synchronise, processId } = await setUpTrial();
  await db.process.update({ where: { id: processId }, data: { blindMode: true } });
  await synchronise();
  const { candidates } = await getTrial(actor, { processId });
  expect(candidates[0]).toMatchObject({ firstName: null, lastName: null, cvFileName: null, hasCv: true });
});

test('another recruitment is tried anew, and what was there is not taken for its trial', async () => {
  const { ats, synchronise, finish, link, processId, connectionId } = await setUpTrial();
  await synchronise();
  await finish((await confirmSeen(processId)).syncId);
  const target = { targetKind: 'STAGE' as const, target: 'selected', targetName: null };
  await saveAtsLink(actor, { processId, connectionId, externalProcessId: 'other', ...target });
  expect((await link()).trialPassedAt).toBeNull();
  expect((await getTrial(actor, { processId })).state).toBe('none');
  Object.assign(ats, { recruitmentId: 'other', applications: [] });
  ats.add('z', { recruitmentId: 'other' });
  expect(await synchronise()).toMatchObject({ trial: true, counts: { created: 1 } });
  expect((await getTrial(actor, { processId })).candidates).toMatchObject([{ lastName: 'Miła z' }]);
});

test('applications whose person is not even named are no empty recruitment', async () => {
  const { ats, synchronise, link } = await setUpTrial();
  Object.assign(ats, { applications: [], unreadable: 3 });
  expect(await synchronise()).toMatchObject({
    state: 'FAILED',
    reason: 'ats.candidates-unreadable',
    counts: { seen: 3 },
  });
  expect((await link()).trialPassedAt).toBeNull();
});

test('a trial that sees nobody any more does not pass', async () => {
  const { ats, synchronise, link } = await setUpTrial();
  expect(await synchronise()).toMatchObject({ state: 'SUCCEEDED', counts: { created: 5 } });
  ats.applications = [];
  expect(await synchronise()).toMatchObject({ state: 'FAILED', reason: 'ats.candidates-unreadable' });
  expect((await link()).trialPassedAt).toBeNull();
});

test('an account that reads applications but no candidates does not pass, and is told so', async () => {
  const { ats, synchronise, candidates, link, processId } = await setUpTrial();
  for (const { id } of ats.applications) ats.change(id, { person: 'unreadable' });
  const sync = await synchronise();
  expect(sync).toMatchObject({ state: 'FAILED', reason: 'ats.candidates-unreadable', counts: { seen: 8, created: 0 } });
  expect((await candidates()).size).toBe(0);
  expect((await link()).trialPassedAt).toBeNull();
  const failed = { processId, syncId: sync?.syncId ?? '' };
  await expect(confirmTrial(actor, failed)).rejects.toMatchObject({ code: 'ats.no-trial' });
  ats.change('h', { person: 'known' });
  expect(await synchronise()).toMatchObject({ state: 'SUCCEEDED', trial: true, counts: { created: 1 } });
});

test('pages in which nobody can be read are not read without end', async () => {
  const { ats, synchronise } = await setUpSync(actor, { isNew: true });
  ats.pageSize = 1;
  for (let index = 10; index < 30; index += 1) ats.add(`${index}`, { person: 'unreadable', cvKey: null });
  expect(await synchronise()).toMatchObject({ reason: 'ats.candidates-unreadable', counts: { seen: 10 } });
});

test('an empty recruitment passes by itself', async () => {
  const { ats, synchronise, candidates, processId } = await setUpSync(actor, { isNew: true });
  expect(await synchronise()).toMatchObject({ state: 'SUCCEEDED', trial: true });
  expect((await getTrial(actor, { processId })).state).toBe('none');
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) ats.add(id);
  expect(await synchronise()).toMatchObject({ trial: false, full: true, counts: { created: 6 } });
  expect((await candidates()).size).toBe(6);
});

test('killed after its page, a trial goes on and takes in no more', async () => {
  const { ats, request, finish, candidates } = await setUpTrial();
  const syncId = await request();
  ats.fail('downloadCv', new Error('killed'));
  ats.fail('scanApplications', new Error('killed'), { after: 1 });
  for (let lives = 0; lives < 3; lives += 1) await finish(syncId).catch(() => undefined);
  const { sync } = await getProcessSync(actor, {
    processId: (await db.atsSync.findUniqueOrThrow({ where: { id: syncId } })).processId,
  });
  expect(sync).toMatchObject({ state: 'SUCCEEDED', trial: true });
  expect([...(await candidates()).keys()]).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a connection that fails shows why, and no trial waits', async () => {
  const { processId, connectionId } = await setUpTrial();
  await db.atsConnection.update({ where: { id: connectionId }, data: { paused: true } });
  await expect(requestSync(actor, { processId, full: false })).rejects.toMatchObject({ code: 'ats.paused' });
  expect((await getTrial(actor, { processId })).state).toBe('none');
});

test('a run of before does not go on over a link that is new', async () => {
  const { synchronise, finish, request, processId } = await setUpTrial();
  await synchronise();
  await finish((await confirmSeen(processId)).syncId);
  const syncId = await request(true);
  await database().atsLink.update({ where: { processId }, data: { trialPassedAt: null } });
  await finish(syncId);
  expect(await database().atsSync.findUnique({ where: { id: syncId } })).toMatchObject({
    state: 'FAILED',
    reason: 'ats.not-linked',
  });
});
