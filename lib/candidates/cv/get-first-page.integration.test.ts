import { database } from '@/lib/db/client';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { createTestScene } from '@/prisma/seed/factories';
import { getFirstPage } from './get-first-page';
import { uploadCvs } from './upload-cvs';

async function* files(bytes: Uint8Array) {
  yield { fileName: 'cv.pdf', bytes };
}

async function scene() {
  const { actor, processId } = await createTestScene();
  const bytes = await makeCvPdf({ lines: ['Łucja Żak', 'Java'] });
  const { accepted } = await uploadCvs(actor, { processId, files: files(bytes) });
  return { actor, place: { processId, candidateId: accepted[0]?.candidateId ?? '' } };
}

const isWebp = (picture: Uint8Array) => Buffer.from(picture).subarray(8, 12).toString() === 'WEBP';

test('the first page is drawn once, also when it is asked for twice at once, and goes with the file', async () => {
  const { actor, place } = await scene();
  const [first, second] = await Promise.all([getFirstPage(actor, place), getFirstPage(actor, place)]);
  expect(isWebp(first)).toBe(true);
  expect(second).toBe(first);
  expect(Buffer.from(await getFirstPage(actor, place)).equals(Buffer.from(first))).toBe(true);
  expect(await database().cvFirstPage.count()).toBe(1);
  await database().candidate.updateMany({ data: { cvSha256: null } });
  await database().cvFile.deleteMany();
  expect(await database().cvFirstPage.count()).toBe(0);
});

test('a hidden candidate has no picture, which would show who it is', async () => {
  const { actor, place } = await scene();
  await database().process.update({ where: { id: place.processId }, data: { blindMode: true } });
  await expect(getFirstPage(actor, place)).rejects.toMatchObject({ code: 'candidate.cv-not-masked' });
});

test('without a CV there is none', async () => {
  const { actor, place } = await scene();
  await database().candidate.update({ where: { id: place.candidateId }, data: { cvSha256: null } });
  await expect(getFirstPage(actor, place)).rejects.toMatchObject({ code: 'candidate.no-cv' });
});
