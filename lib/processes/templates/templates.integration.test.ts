import { saveApplicationForm } from '@/lib/application-form/save-application-form';
import { switchApplicationForm } from '@/lib/application-form/switch-application-form';
import { createApplicationLink } from '@/lib/application-form/create-application-link';
import { database } from '@/lib/db/client';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { addMember } from '../access/add-member';
import { restrictProcess } from '../access/restrict-process';
import { copyProcess } from '../copy-process';
import { getProcess } from '../get-process';
import { createFromTemplate } from './create-from-template';
import { deleteTemplate } from './delete-template';
import { listTemplates } from './list-templates';
import { renameTemplate } from './rename-template';
import { saveTemplate } from './save-template';

const recruiter = async () => (await createTestUser('RECRUITER')).actor;

async function scene() {
  const owner = await recruiter();
  const original = await createTestProcess(owner, {
    externalRecruitmentId: `R-${owner.userId}`,
    redFlags: [{ text: 'Brak doświadczenia w zespole' }],
    languages: [{ language: 'en', level: 'ADVANCED', counted: true }],
    budget: { maxMinor: 1_500_000, currency: 'PLN', tolerancePercent: 10, period: 'MONTH', basis: 'GROSS' },
    location: { type: 'HYBRID', atsLocation: 'Poznań' },
    engine: 'offline',
  });
  const processId = original.id;
  await createTestCandidates({ processId, count: 2 });
  const form = { title: 'Java', description: 'Zespół', showsPay: true, asksConsent: false, questions: [] };
  await saveApplicationForm(owner, { processId, ...form, payRange: '' });
  await switchApplicationForm(owner, { processId, open: true });
  await createApplicationLink(owner, { processId, source: 'Tablica' });
  const stage = { namePl: 'Rozmowa', nameEn: 'Interview', position: 90 };
  const { id: stageId } = await database().stage.create({ data: stage });
  await database().processStage.create({ data: { processId, stageId } });
  await database().process.update({ where: { id: processId }, data: { blindMode: true, hidesScore: true } });
  return { owner, processId, stageId, original: await getProcess(owner, { processId }) };
}

const withoutIds = (list: { id: string }[]) => list.map(({ id: _id, ...rest }) => rest);

type Process = Awaited<ReturnType<typeof getProcess>>;
const judgedBy = ({ requirements, requirementList, redFlags, languages, location, budget, engine }: Process) => ({
  ...{ requirements, location, budget, engine },
  requirementList: withoutIds(requirementList),
  redFlags: withoutIds(redFlags),
  languages: withoutIds(languages),
});

test('a copy has what candidates are judged by, its texts and settings; no candidates, ids and links, and is in creation', async () => {
  const { owner, processId, stageId, original } = await scene();
  const copy = await copyProcess(owner, { processId, name: 'Kopia', members: false });
  expect(judgedBy(copy)).toEqual(judgedBy(original));
  expect(copy).toMatchObject({
    name: 'Kopia',
    status: 'IN_CREATION',
    externalRecruitmentId: null,
    candidates: 0,
    blindMode: true,
    hidesScore: true,
    calibrates: false,
    restricted: false,
  });
  const { applicationForm, applicationLinks, members, stages } = await database().process.findUniqueOrThrow({
    where: { id: copy.id },
    include: { applicationForm: true, applicationLinks: true, members: true, stages: true },
  });
  expect(applicationForm).toMatchObject({ open: false, title: 'Java', asksConsent: false });
  expect([applicationLinks, members]).toEqual([[], []]);
  expect(stages).toEqual([{ processId: copy.id, stageId }]);
  const ids = new Set(original.requirementList.map(({ id }) => id));
  expect(copy.requirementList.some(({ id }) => ids.has(id))).toBe(false);
});

test('members are copied if that is asked for; the copy of a restricted process is restricted to the same members', async () => {
  const { owner, processId } = await scene();
  const member = await recruiter();
  await addMember(owner, { processId, userId: member.userId });
  const membersOf = async (id: string) =>
    (await database().processMember.findMany({ where: { processId: id } })).map(({ userId }) => userId).sort();
  const open = await copyProcess(owner, { processId, name: 'Kopia', members: true });
  expect(await membersOf(open.id)).toEqual([member.userId]);
  await restrictProcess(owner, { processId, restricted: true });
  const outsider = await recruiter();
  const copied = { processId, name: 'Kopia', members: false };
  await expect(copyProcess(outsider, copied)).rejects.toMatchObject({ code: 'process.not-found' });
  await expect(saveTemplate(outsider, { processId, name: 'Szablon' })).rejects.toMatchObject({
    code: 'process.not-found',
  });
  const copy = await copyProcess(member, copied);
  expect(copy.restricted).toBe(true);
  expect(await membersOf(copy.id)).toEqual([owner.userId, member.userId].sort());
  await expect(getProcess(outsider, { processId: copy.id })).rejects.toMatchObject({ code: 'process.not-found' });
});

test('a template is shared: another recruiter makes a process from it, renames and deletes it; the process stays', async () => {
  const { owner, processId, original } = await scene();
  const other = await recruiter();
  const { id: templateId } = await saveTemplate(owner, { processId, name: 'Java w rozliczeniach' });
  await database().process.update({ where: { id: processId }, data: { requirements: 'Inny opis' } });
  const find = async () => (await listTemplates(other)).items.find(({ id }) => id === templateId);
  expect(await find()).toMatchObject({ requirements: 5, redFlags: 1, languages: 1, form: true });
  const made = await createFromTemplate(other, { templateId });
  expect(judgedBy(made)).toEqual(judgedBy(original));
  expect(made).toMatchObject({ name: 'Java w rozliczeniach', status: 'IN_CREATION', blindMode: true, candidates: 0 });
  await renameTemplate(other, { templateId, name: 'Java' });
  expect(await find()).toMatchObject({ name: 'Java' });
  await deleteTemplate(other, { templateId });
  expect(await find()).toBeUndefined();
  await expect(createFromTemplate(other, { templateId })).rejects.toMatchObject({ code: 'process-template.not-found' });
  expect(await getProcess(other, { processId: made.id })).toMatchObject({ name: 'Java w rozliczeniach' });
});

test('who may not create processes neither copies nor sees templates', async () => {
  const { processId } = await scene();
  const viewer = (await createTestUser('VIEWER')).actor;
  const isDenied = { code: 'permission.denied' };
  await expect(copyProcess(viewer, { processId, name: 'Kopia', members: false })).rejects.toMatchObject(isDenied);
  await expect(listTemplates(viewer)).rejects.toMatchObject(isDenied);
});

test('of a template that cannot be read no process is made', async () => {
  const { owner, processId } = await scene();
  const { id: templateId } = await saveTemplate(owner, { processId, name: 'Java' });
  await database().processTemplate.update({
    where: { id: templateId },
    data: { content: { requirementList: 'brak' } },
  });
  const processes = await database().process.count();
  await expect(createFromTemplate(owner, { templateId })).rejects.toMatchObject({
    code: 'process-template.unreadable',
  });
  expect(await database().process.count()).toBe(processes);
  expect((await listTemplates(owner)).items).toContainEqual(
    expect.objectContaining({ id: templateId, requirements: 0 }),
  );
});
