import { offlineEngine } from '@/lib/analysis/engines/offline-engine';
import { loadJudgeInput } from '@/lib/analysis/judge/load-judge-input';
import { readCandidateCv } from '@/lib/analysis/judge/read-candidate-cv';
import { findCurrentRun } from '@/lib/analysis/run/current-run';
import { systemActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { createTestProcess, createTestScene, createTestUser } from '@/prisma/seed/factories';
import { plainCv } from '@/tests/cv/plain-cv';
import { getCandidate } from '../details/get-candidate';
import { uploadCvs } from './upload-cvs';

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
  const files = [{ fileName: 'cv.pdf', bytes: plainCv(lines) }];
  const { accepted } = await uploadCvs(actor, { processId, files });
  return { owner, actor, processId, candidateId: accepted[0]?.candidateId ?? '' };
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

test.each(['en', 'pl'])(
  "the texts are written in %s, the language of the process's owner, whoever uploads the CV",
  async (locale) => {
    const { owner, actor, candidateId } = await uploaded();
    await database().user.update({ where: { id: owner.userId }, data: { locale } });
    await database().user.update({ where: { id: actor.userId }, data: { locale: locale === 'en' ? 'pl' : 'en' } });
    const { analysisRequestId } = await database().candidate.findUniqueOrThrow({ where: { id: candidateId } });
    const asked = { candidateId, requestId: analysisRequestId ?? '' };
    await readCandidateCv(systemActor, asked);
    const run = await findCurrentRun(database(), asked);
    if (!run?.cvSha256) throw new Error('The run is gone.');
    const { input } = await loadJudgeInput(offlineEngine, run, run.cvSha256, []);
    expect(input.locale).toBe(locale);
  },
);

test('of an account that is switched off while its files come, no further one is taken', async () => {
  const { actor, processId } = await createTestScene();
  const files = async function* () {
    yield { fileName: 'one.pdf', bytes: plainCv(lines) };
    await database().user.update({ where: { id: actor.userId }, data: { active: false } });
    yield { fileName: 'two.pdf', bytes: plainCv(['Ewa Druga', ...lines]) };
  };
  const { accepted, rejected } = await uploadCvs(actor, { processId, files: files() });
  expect(accepted).toHaveLength(1);
  expect(rejected).toMatchObject([{ fileName: 'two.pdf', code: 'session.missing' }]);
});
