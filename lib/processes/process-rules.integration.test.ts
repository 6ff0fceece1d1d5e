import type { PersonActor } from '@/lib/auth/actor';
import { reprocessAllCandidates } from '@/lib/candidates/analyses/reprocess-all-candidates';
import { database } from '@/lib/db/client';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { changeProcessStatus } from './change-process-status';
import { checkExternalRecruitmentId } from './check-external-recruitment-id';
import { getPossibleStatuses } from './get-process-status';
import { getProcess } from './get-process';
import { getProcessHistory } from './get-process-history';
import { replaceRedFlags } from './replace-red-flags';
import { replaceRequirements } from './replace-requirements';
import { updateProcess } from './update-process';

let actor: PersonActor;
beforeAll(async () => {
  ({ actor } = await createTestUser('RECRUITER'));
});

const request = (processId: string) => ({ processId, ifMatch: null, dryRun: false });

test('activating is offered only where it would not be refused', async () => {
  const { id: processId } = await createTestProcess(actor, { status: 'CREATED', requirements: '' });
  const offered = async () => (await getPossibleStatuses(actor, { processId })).items;
  expect(await offered()).toEqual(['ACTIVE', 'ARCHIVED']);
  await replaceRequirements(actor, { ...request(processId), requirementList: [] });
  expect(await offered()).toEqual(['ARCHIVED']);
  await expect(changeProcessStatus(actor, { processId, status: 'ACTIVE' })).rejects.toMatchObject({
    code: 'process.too-thin',
  });
  await changeProcessStatus(actor, { processId, status: 'ARCHIVED' });
  expect(await offered()).toEqual([]);
});

test('a status is changed of the version that was seen; a program’s change without one says that it overwrote', async () => {
  const { id: processId, version } = await createTestProcess(actor);
  const changed = await changeProcessStatus(actor, { processId, status: 'STOPPED', ifMatch: `"v${version}"` });
  await expect(
    changeProcessStatus(actor, { processId, status: 'ARCHIVED', ifMatch: `"v${version}"` }),
  ).rejects.toMatchObject({ code: 'process.changed-meanwhile' });
  expect(changed.status).toBe('STOPPED');
  await changeProcessStatus(actor, { processId, status: 'ACTIVE' });
  const { items } = await getProcessHistory(actor, { processId, page: 1, pageSize: 20 });
  const changes = items.filter(({ action }) => action === 'process.status-changed');
  expect(changes.slice(0, 2).map(({ overwrote }) => overwrote)).toEqual([true, false]);
});

test('a recruitment ID in other capitals is the same ID', async () => {
  const { id: processId } = await createTestProcess(actor, { externalRecruitmentId: 'Rek/Łódź/7' });
  const other = await createTestProcess(actor);
  const check = (externalRecruitmentId: string, excludeProcessId?: string) =>
    checkExternalRecruitmentId(actor, { externalRecruitmentId, excludeProcessId });
  expect(await check('REK/ŁÓDŹ/7')).toEqual({ available: false });
  expect(await check('REK/ŁÓDŹ/7', processId)).toEqual({ available: true });
  await expect(
    updateProcess(actor, { ...request(other.id), details: { externalRecruitmentId: 'rek/łódź/7' } }),
  ).rejects.toMatchObject({ code: 'process.external-id-taken' });
  const renamed = await updateProcess(actor, {
    ...request(processId),
    details: { externalRecruitmentId: 'REK/ŁÓDŹ/7' },
  });
  expect(renamed.externalRecruitmentId).toBe('REK/ŁÓDŹ/7');
});

test('the same words are one criterion, in capitals or not', async () => {
  const { id: processId } = await createTestProcess(actor, { status: 'IN_CREATION' });
  const requirement = { importance: 3, necessity: 'REQUIRED' } as const;
  const requirementList = ['Docker', 'Java', ' docker '].map((text) => ({ ...requirement, text }));
  const refused = (path: string) => ({ code: 'request.invalid', fields: [{ path, code: 'repeated' }] });
  await expect(replaceRequirements(actor, { ...request(processId), requirementList })).rejects.toMatchObject(
    refused('requirementList.2.text'),
  );
  const redFlags = [{ text: 'Brak doświadczenia w SQL' }, { text: 'BRAK doświadczenia w SQL' }];
  await expect(replaceRedFlags(actor, { ...request(processId), redFlags })).rejects.toMatchObject(
    refused('redFlags.1.text'),
  );
  await expect(createTestProcess(actor, { requirementList })).rejects.toMatchObject(refused('requirementList.2.text'));
});

test('awaiting counts those who wait, and none who is being analysed', async () => {
  const { id: processId } = await createTestProcess(actor);
  await createTestCandidates({ processId, count: 3 });
  const rows = await database().candidate.findMany({ where: { processId }, orderBy: { ordinalNumber: 'asc' } });
  const statuses = ['AWAITING_PROCESSING', 'IN_PROGRESS', 'DOWNLOADING'] as const;
  for (const [index, status] of statuses.entries()) {
    await database().candidate.update({ where: { id: rows[index]?.id ?? '' }, data: { status } });
  }
  expect(await getProcess(actor, { processId })).toMatchObject({
    status: 'IN_PROGRESS',
    candidates: 3,
    awaitingCandidates: 1,
    runningCandidates: 2,
  });
});

test.each([
  ['a stopped process', 'STOPPED', 'process.not-active'],
  ['one in creation', 'IN_CREATION', 'process.not-ready'],
  ['one that was never activated', 'CREATED', 'process.not-active'],
  ['an archived one', 'ARCHIVED', 'process.archived'],
] as const)('%s analyses nobody again, and says why', async (_, status, code) => {
  const { id: processId } = await createTestProcess(actor, { status: 'CREATED' });
  await database().process.update({ where: { id: processId }, data: { status } });
  await expect(reprocessAllCandidates(actor, { processId, fresh: false })).rejects.toMatchObject({ code });
});
