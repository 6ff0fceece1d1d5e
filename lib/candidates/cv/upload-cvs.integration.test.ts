import { offlineEngine } from '@/lib/analysis/engines/offline-engine';
import { loadJudgeInput } from '@/lib/analysis/judge/load-judge-input';
import { readCandidateCv } from '@/lib/analysis/judge/read-candidate-cv';
import { findCurrentRun } from '@/lib/analysis/run/current-run';
import { systemActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { endIdleReaders } from '@/lib/reader/reader-pool';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { getCandidate } from '../details/get-candidate';
import { uploadCvs } from './upload-cvs';

afterAll(() => endIdleReaders());

async function uploaded() {
  const { actor: owner } = await createTestUser('RECRUITER');
  const { actor } = await createTestUser('RECRUITER');
  const { id: processId } = await createTestProcess(owner);
  const files = [{ fileName: 'cv.pdf', bytes: await makeCvPdf({ lines: ['Łucja Żak', 'Java'] }) }];
  const { accepted } = await uploadCvs(actor, { processId, files });
  return { owner, actor, processId, candidateId: accepted[0]?.candidateId ?? '' };
}

test('whose CV is uploaded is an internal candidate, and has nothing to do with the ATS', async () => {
  const { actor, processId, candidateId } = await uploaded();
  await expect(getCandidate(actor, { processId, candidateId, peek: true })).resolves.toMatchObject({
    ...{ isInternalCandidate: true, source: 'KNOW_ME', externalProcessStatus: 'NOT_APPLICABLE', atsId: null },
  });
});

test.each([
  ['en', 'pl'],
  ['pl', 'en'],
])(
  'the texts are asked for in the language of the process’s owner (%s), not of who uploads (%s)',
  async (own, other) => {
    const { owner, actor, candidateId } = await uploaded();
    await database().user.update({ where: { id: owner.userId }, data: { locale: own } });
    await database().user.update({ where: { id: actor.userId }, data: { locale: other } });
    const { analysisRequestId: requestId, cvSha256 } = await database().candidate.findUniqueOrThrow({
      where: { id: candidateId },
    });
    const input = { candidateId, requestId: requestId ?? '' };
    await readCandidateCv(systemActor, input);
    const run = await findCurrentRun(database(), input);
    if (!run) throw new Error('no run');
    const asked = await loadJudgeInput(offlineEngine, run, cvSha256 ?? '', []);
    expect(asked.input.locale).toBe(own);
  },
);
