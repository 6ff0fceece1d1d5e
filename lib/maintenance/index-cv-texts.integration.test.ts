import { readCandidateCv } from '@/lib/analysis/read-candidate-cv';
import { systemActor } from '@/lib/auth/actor';
import { candidateFiltersSchema, candidateSearchQuerySchema } from '@/lib/candidates/schemas';
import { searchCandidates } from '@/lib/candidates/search-candidates';
import { uploadCvs } from '@/lib/candidates/upload-cvs';
import { database } from '@/lib/db/client';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { indexCvTexts } from './index-cv-texts';

test('CVs that were read before texts were searched are found afterwards, and indexed once', async () => {
  const { actor } = await createTestUser('RECRUITER');
  const { id: processId } = await createTestProcess(actor);
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
  expect(await indexCvTexts(systemActor)).toBe(1);
  expect(await find()).toEqual([candidateId]);
  expect(await indexCvTexts(systemActor)).toBe(0);
});
