import { endIdleReaders } from '@/lib/reader/reader-pool';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { getCandidate } from '../details/get-candidate';
import { uploadCvs } from './upload-cvs';

afterAll(() => endIdleReaders());

const lines = [
  'Łucja Żak',
  'lucja.zak@poczta.example, tel. 600 100 200',
  'Dostępność: od zaraz',
  'Java, Spring Boot, 8 lat doświadczenia',
];

async function uploaded() {
  const { actor: owner } = await createTestUser('RECRUITER');
  const { actor } = await createTestUser('RECRUITER');
  const { id: processId } = await createTestProcess(owner);
  const files = [{ fileName: 'cv.pdf', bytes: await makeCvPdf({ lines }) }];
  const { accepted } = await uploadCvs(actor, { processId, files });
  return { actor, processId, candidateId: accepted[0]?.candidateId ?? '' };
}

test('whose CV is uploaded is an internal candidate, and has nothing to do with the ATS', async () => {
  const { actor, processId, candidateId } = await uploaded();
  await expect(getCandidate(actor, { processId, candidateId, peek: true })).resolves.toMatchObject({
    isInternalCandidate: true,
    source: 'KNOW_ME',
    externalProcessStatus: 'NOT_APPLICABLE',
    atsId: null,
  });
});
