import { database } from '@/lib/db/client';
import { createTestScene } from '@/prisma/seed/factories';
import { AppError } from '@/lib/errors';
import type * as runReader from '@/lib/reader/run-reader';
import { readCvFile } from '@/lib/reader/run-reader';
import { analyseRun } from '@/tests/analysis/analyse-run';
import { uploadCv } from '@/tests/analysis/upload-cv';
import { plainCv } from '@/tests/cv/plain-cv';
import { listActivities } from '../details/list-activities';
import { replaceCv } from './replace-cv';

jest.mock('@/lib/reader/run-reader', () => {
  const actual = jest.requireActual<typeof runReader>('@/lib/reader/run-reader');
  return { ...actual, readCvFile: jest.fn(actual.readCvFile) };
});

const anna = [
  'Anna Zmyślona',
  'anna.zmyslona@poczta.example, tel. 600 100 200',
  'Java, Spring Boot, 8 lat doświadczenia',
];
const newerAnna = [...anna, 'Od 2026: Kierowniczka zespołu, Kwarta Systemy'];
const piotr = ['Piotr Niebyły', 'piotr.niebyly@poczta.example, tel. 701 202 303', 'Docker i PostgreSQL od 2015 roku'];

async function analysedAnna() {
  const { actor, processId } = await createTestScene();
  const bytes = plainCv(anna);
  const { candidateId, run } = await uploadCv(actor, { processId, fileName: 'anna.pdf', bytes });
  await analyseRun(run);
  const replace = async (lines: string[], fileName: string, confirm?: 'SAME_PERSON' | 'FORMER_WAS_WRONG') =>
    replaceCv(actor, {
      processId,
      candidateId,
      confirm,
      files: [{ fileName, bytes: lines === anna ? bytes : plainCv(lines) }],
    });
  const fileNow = async () => (await database().candidate.findUniqueOrThrow({ where: { id: candidateId } })).cvFileName;
  return { actor, processId, candidateId, replace, fileNow };
}

test('another person’s CV replaces nothing until a reason is given, which the history keeps', async () => {
  const { actor, processId, candidateId, replace, fileNow } = await analysedAnna();
  await expect(replace(piotr, 'piotr.pdf')).rejects.toMatchObject({
    code: 'cv.another-person',
    values: { fileName: 'piotr.pdf' },
    fields: [{ path: 'name' }, { path: 'email' }, { path: 'phone' }].map((field) => ({ ...field, code: 'differs' })),
  });
  expect(await fileNow()).toBe('anna.pdf');
  await replace(piotr, 'piotr.pdf', 'FORMER_WAS_WRONG');
  expect(await fileNow()).toBe('piotr.pdf');
  const { items } = await listActivities(actor, { processId, candidateId });
  expect(items.find(({ kind }) => kind === 'candidate.cv-replaced')).toMatchObject({ confirmedAs: 'FORMER_WAS_WRONG' });
  const audit = await database().auditEvent.findFirstOrThrow({
    where: { action: 'candidate.cv-replaced', candidateId },
  });
  expect(audit.details).toEqual({ confirmedAs: 'FORMER_WAS_WRONG', differs: ['name', 'email', 'phone'] });
});

test('one that cannot be read to compare replaces without a question; the analysis says what is wrong', async () => {
  const { replace, fileNow } = await analysedAnna();
  jest.mocked(readCvFile).mockRejectedValueOnce(new AppError('cv.too-slow', { values: { max: 20 } }));
  await replace(piotr, 'piotr.pdf');
  expect(await fileNow()).toBe('piotr.pdf');
});

test('the same person’s newer CV replaces at once, and a reason that was not needed is not kept', async () => {
  const { candidateId, replace, fileNow } = await analysedAnna();
  await replace(newerAnna, 'anna-2026.pdf', 'SAME_PERSON');
  expect(await fileNow()).toBe('anna-2026.pdf');
  const audit = await database().auditEvent.findFirstOrThrow({
    where: { action: 'candidate.cv-replaced', candidateId },
  });
  expect(audit.details).toEqual({});
});

test('a refusal names the file', async () => {
  const { replace } = await analysedAnna();
  await expect(replace(anna, 'kopia.pdf')).rejects.toMatchObject({
    code: 'cv.duplicate',
    values: { fileName: 'kopia.pdf', number: 1 },
  });
});
