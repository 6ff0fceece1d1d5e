import { randomUUID } from 'node:crypto';
import type { PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { eraseCandidate } from '@/lib/candidates/erasure/erase-candidates';
import { uploadCvs } from '@/lib/candidates/cv/upload-cvs';
import { createTestUser } from '@/prisma/seed/factories';
import { createGenericLink } from '@/tests/ats/generic-link';
import { createLinkedProcess, type LinkedProcess } from '@/tests/ats/linked-process';
import { plainCv } from '@/tests/cv/plain-cv';
import { intakeInputSchema, type IntakeBody } from './intake-schemas';
import { takeApplication } from './take-application';

const db = database();
let actor: PersonActor;
let place: LinkedProcess;

beforeEach(async () => {
  actor = (await createTestUser('RECRUITER')).actor;
  place = await createGenericLink(actor);
});

const give = (body: IntakeBody) =>
  takeApplication(actor, { processId: place.processId, ...intakeInputSchema.parse(body) });
const candidates = () =>
  db.candidate.findMany({ where: { processId: place.processId }, orderBy: { ordinalNumber: 'asc' } });
function cvOf(line: string) {
  const bytes = plainCv([line, 'Doświadczenie', 'Java i Spring od 2016 roku.']);
  return { fileName: 'cv.pdf', content: Buffer.from(bytes).toString('base64') };
}

const anna = { externalId: 'A-1', firstName: 'Anna', lastName: 'Nowak', email: 'anna@poczta.example' };

test('a candidate is added once with source ATS; the same again changes nothing, and what is left out stays', async () => {
  const full = { ...anna, phone: '601 000 001', sources: ['Portal'], status: 'New', cv: cvOf('Anna Nowak') };
  expect(await give(full)).toMatchObject({ outcome: 'created' });
  const [row] = await candidates();
  expect(row).toMatchObject({
    source: 'ERECRUITER',
    status: 'AWAITING_PROCESSING',
    firstName: 'Anna',
    cvFileName: 'cv.pdf',
  });
  expect(row?.analysisRequestId).not.toBeNull();
  expect(await give(full)).toEqual({ outcome: 'unchanged', candidateId: row?.id });
  await give({ externalId: 'A-1', lastName: 'Nowak-Lis' });
  const [changed, ...others] = await candidates();
  expect(others).toEqual([]);
  expect(changed).toMatchObject({
    firstName: 'Anna',
    lastName: 'Nowak-Lis',
    phone: '601 000 001',
    cvSha256: row?.cvSha256,
  });
  expect(changed?.applicationSources).toEqual(['Portal']);
});

test('another file replaces the CV; the same bytes do not', async () => {
  const cv = cvOf('Anna Nowak');
  await give({ ...anna, cv });
  const [first] = await candidates();
  await db.candidate.updateMany({ where: { id: first?.id ?? '' }, data: { status: 'SEEN' } });
  expect(await give({ ...anna, cv })).toMatchObject({ outcome: 'unchanged' });
  expect((await candidates())[0]).toMatchObject({ status: 'SEEN', cvSha256: first?.cvSha256 });
  expect(await give({ ...anna, cv: cvOf('Anna Nowak, wersja druga') })).toMatchObject({ outcome: 'updated' });
  const [second] = await candidates();
  expect(second?.status).toBe('PROCESSING_OUTDATED');
  expect(second?.cvSha256).not.toBe(first?.cvSha256);
});

test('what is older than was given before changes nothing', async () => {
  await give({ ...anna, updatedAt: '2026-11-20T10:00:00Z' });
  expect(await give({ ...anna, lastName: 'Stara', updatedAt: '2026-11-19T10:00:00Z' })).toMatchObject({
    outcome: 'older',
  });
  expect((await candidates())[0]?.lastName).toBe('Nowak');
});

test('two calls at once for one person add one candidate', async () => {
  const answers = await Promise.all([give(anna), give(anna), give(anna)]);
  expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['created', 'unchanged', 'unchanged']);
  expect(await candidates()).toHaveLength(1);
});

test.each([
  ['no base64', { fileName: 'cv.pdf', content: 'ó!' }, 'request.invalid', 'cv.content'],
  ['no CV', { fileName: 'cv.pdf', content: Buffer.from('GIF89a').toString('base64') }, 'cv.', 'cv.content'],
  [
    'a broken PDF',
    { fileName: 'cv.pdf', content: Buffer.from('%PDF-1.4 broken').toString('base64') },
    'cv.',
    'cv.content',
  ],
])('%s is refused with its field, and nobody is added', async (_, cv, code, path) => {
  await expect(give({ ...anna, cv })).rejects.toMatchObject({
    code: expect.stringMatching(new RegExp(`^${code.replace('.', '[.]')}`)),
    fields: [expect.objectContaining({ path })],
  });
  expect(await candidates()).toEqual([]);
});

test('a process without such a link, or whose ATS is read, takes nobody', async () => {
  await db.atsLink.delete({ where: { processId: place.processId } });
  await expect(give(anna)).rejects.toMatchObject({ code: 'ats.not-linked' });
  const read = await createLinkedProcess(actor);
  const call = takeApplication(actor, { processId: read.processId, ...intakeInputSchema.parse(anna) });
  await expect(call).rejects.toMatchObject({ code: 'ats.unsupported' });
  const unknown = takeApplication(actor, { processId: randomUUID(), ...intakeInputSchema.parse(anna) });
  await expect(unknown).rejects.toMatchObject({ code: 'process.not-found' });
});

test('who may not import is refused', async () => {
  const viewer = (await createTestUser('VIEWER')).actor;
  const call = takeApplication(viewer, { processId: place.processId, ...intakeInputSchema.parse(anna) });
  await expect(call).rejects.toMatchObject({ code: 'permission.denied' });
});

test('a candidate is not there without the file that was given', async () => {
  const cv = cvOf('Anna Nowak');
  await db.$executeRaw`CREATE FUNCTION refuse_file() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'broken off'; END $$`;
  await db.$executeRaw`CREATE TRIGGER refuse_file BEFORE INSERT ON cv_file FOR EACH ROW EXECUTE FUNCTION refuse_file()`;
  try {
    await expect(give({ ...anna, cv })).rejects.toThrow();
  } finally {
    await db.$executeRaw`DROP FUNCTION refuse_file CASCADE`;
  }
  expect(await candidates()).toEqual([]);
  expect(await give({ ...anna, cv })).toMatchObject({ outcome: 'created' });
});

test('somebody who is being sent is not added a second time', async () => {
  const { processId, connectionId, recruitmentId } = place;
  const bytes = plainCv(['Anna Nowak']);
  const { accepted } = await uploadCvs(actor, { processId, files: [{ fileName: 'anna.pdf', bytes }] });
  const candidateId = accepted[0]?.candidateId ?? '';
  await db.candidate.update({ where: { id: candidateId }, data: { email: anna.email } });
  const what = { recruitmentId, targetKind: 'WEBHOOK', target: '', previousStatus: 'NEW' } as const;
  await db.atsPick.create({ data: { processId, connectionId, candidateId, requestedById: actor.userId, ...what } });
  await expect(give(anna)).rejects.toMatchObject({ code: 'conflict.retry' });
  expect(await candidates()).toHaveLength(1);
});

test('who was erased here is not taken in again, neither by the id nor by the address', async () => {
  await give(anna);
  const [row] = await candidates();
  const administrator = (await createTestUser('ADMIN')).actor;
  await eraseCandidate(administrator, { processId: place.processId, candidateId: row?.id ?? '' });
  const refused = { code: 'candidate.erased-here' };
  await expect(give(anna)).rejects.toMatchObject(refused);
  await expect(give({ ...anna, externalId: 'A-2', email: ' Anna@Poczta.example' })).rejects.toMatchObject(refused);
  expect(await give({ ...anna, externalId: 'A-3', email: 'inna@poczta.example' })).toMatchObject({
    outcome: 'created',
  });
});
