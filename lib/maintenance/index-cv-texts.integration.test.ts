import { createHash } from 'node:crypto';
import { readCandidateCv } from '@/lib/analysis/judge/read-candidate-cv';
import { systemActor } from '@/lib/auth/actor';
import { candidateFiltersSchema, candidateSearchQuerySchema } from '@/lib/domain/candidate-schemas';
import { searchCandidates } from '@/lib/candidates/search/search-candidates';
import { uploadCvs } from '@/lib/candidates/cv/upload-cvs';
import { storeCvReading } from '@/lib/cv/cv-readings';
import { database } from '@/lib/db/client';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestScene } from '@/prisma/seed/factories';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { indexAllCvTexts, indexCvTexts, indexCvTextsAtStart } from './index-cv-texts';

test('CVs that were read before texts were searched are found afterwards, and indexed once', async () => {
  const { actor, processId } = await createTestScene();
  const bytes = await makeCvPdf({ lines: ['Doświadczenie', 'Programistka Java i Kafki w latach 2019-2024, Łódź.'] });
  const { accepted } = await uploadCvs(actor, { processId, files: [{ fileName: 'cv.pdf', bytes }] });
  const candidateId = accepted[0]?.candidateId ?? '';
  const { analysisRequestId } = await database().candidate.findUniqueOrThrow({ where: { id: candidateId } });
  await readCandidateCv(systemActor, { candidateId, requestId: analysisRequestId ?? '' });
  const find = async () => {
    const filters = candidateFiltersSchema.parse({ searchPhrase: 'kafka' });
    const answer = await searchCandidates(actor, { processId, query: candidateSearchQuerySchema.parse({}), filters });
    return answer.items.map(({ id }) => id);
  };
  // Reading stores the words; versions before did not.
  expect(await find()).toEqual([candidateId]);
  await database().cvSearchText.deleteMany();
  expect(await find()).toEqual([]);
  expect(await indexAllCvTexts(systemActor)).toBe(1);
  expect(await find()).toEqual([candidateId]);
  expect(await indexAllCvTexts(systemActor)).toBe(0);
});

/** CVs of which some reading is stored, in the order in which they came. */
async function readFiles(count: number): Promise<string[]> {
  const files = Array.from({ length: count }, (_, index) => ({
    sha256: createHash('sha256').update(`index ${index}`).digest('hex'),
    createdAt: new Date(Date.UTC(2026, 0, 1 + index)),
  }));
  for (const { sha256, createdAt } of files) {
    await database().cvFile.create({ data: { sha256, createdAt, sizeBytes: 1, mimeType: 'application/pdf' } });
    const page = { number: 1, width: 600, height: 800, text: `Kafka ${sha256}`, spans: [] };
    const cv = { readerVersion: 'test', pageCount: 1, language: 'pl', hiddenText: [], pages: [page] };
    await storeCvReading(sha256, 'test', { pageCount: 1, cv: JSON.stringify(cv), searchText: null });
  }
  return files.map(({ sha256 }) => sha256);
}

const isIndexed = async (sha256: string) => (await database().cvSearchText.count({ where: { sha256 } })) === 1;

test('those of hidden candidates come first, and a part goes on where the one before ended', async () => {
  const { processId } = await createTestScene();
  const [oldest = '', older = '', newest = ''] = await readFiles(3);
  await createTestCandidates({ processId, count: 1 });
  await database().candidate.updateMany({ where: { processId }, data: { cvSha256: oldest } });
  await database().process.update({ where: { id: processId }, data: { blindMode: true } });
  const first = await indexCvTexts(systemActor, null, { limitMs: 0 });
  expect([await isIndexed(oldest), await isIndexed(newest)]).toEqual([true, false]);
  // Nothing can be masked in it: it is tried, and the others have their turn.
  await database().cvDocument.updateMany({ where: { sha256: newest }, data: { content: { pages: 'none' } } });
  const second = await indexCvTexts(systemActor, first.next, { limitMs: 0 });
  expect([await isIndexed(newest), await isIndexed(older)]).toEqual([false, false]);
  const third = await indexCvTexts(systemActor, second.next, { limitMs: 0 });
  expect(await isIndexed(older)).toBe(true);
  expect(third).toEqual({ files: 1, next: null });
  expect(await indexAllCvTexts(systemActor)).toBe(1);
});

test('two servers that start together do not index the same CVs', async () => {
  await database().jobLock.deleteMany();
  await database().cvSearchText.deleteMany();
  const [first, second] = await Promise.all([indexCvTextsAtStart(systemActor), indexCvTextsAtStart(systemActor)]);
  expect([first, second].filter((files) => files > 0)).toHaveLength(1);
});
