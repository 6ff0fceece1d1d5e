import { judgeCandidate } from '@/lib/analysis/judge/judge-candidate';
import { readCandidateCv } from '@/lib/analysis/judge/read-candidate-cv';
import { requestAnalyses } from '@/lib/analysis/run/request-analysis';
import { saveAnalysis } from '@/lib/analysis/store/save-analysis';
import { systemActor, type PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { createTestScene, createTestUser } from '@/prisma/seed/factories';
import { plainCv } from '@/tests/cv/plain-cv';
import { getCandidate } from '../details/get-candidate';
import { loadListItems } from './load-list-items';
import { replaceCv } from '../cv/replace-cv';
import { uploadCvs } from '../cv/upload-cvs';

const lines = ['Olga Miła', 'Java, Spring Boot, PostgreSQL, Docker, 8 lat doświadczenia'];

async function scene() {
  const { actor, processId } = await createTestScene();
  const files = [{ fileName: 'cv.pdf', bytes: plainCv(lines) }];
  const { accepted } = await uploadCvs(actor, { processId, files });
  const candidateId = accepted[0]?.candidateId ?? '';
  await analyse(candidateId);
  return { actor, processId, candidateId };
}

/** Takes the steps of the run that was requested last. */
async function analyse(candidateId: string) {
  const { analysisRequestId } = await database().candidate.findUniqueOrThrow({ where: { id: candidateId } });
  const run = { candidateId, requestId: analysisRequestId ?? '' };
  await readCandidateCv(systemActor, run);
  await judgeCandidate(systemActor, run);
  expect(await saveAnalysis(systemActor, run)).toEqual({ outcome: 'saved' });
}

/** Rewords a criterion and analyses again. */
async function analyseAgain({ processId, candidateId }: { processId: string; candidateId: string }) {
  await database().criterion.updateMany({ where: { processId, text: 'Docker' }, data: { text: 'Spawanie TIG' } });
  await transaction((db) => requestAnalyses(db, systemActor, [candidateId]));
  await analyse(candidateId);
}

async function row(actor: PersonActor, candidateId: string) {
  const [item] = await loadListItems(actor, [candidateId]);
  return item;
}

test('a score that changed since somebody looked is told to that person until the next look', async () => {
  const made = await scene();
  const { actor, candidateId, processId } = made;
  const { actor: colleague } = await createTestUser('RECRUITER');
  const seen = await getCandidate(actor, { processId, candidateId });
  expect(seen.earlierScore).toBeNull();
  await analyseAgain(made);
  const before = await row(actor, candidateId);
  expect(before).toMatchObject({ earlierScore: seen.matchScore, isOpened: true });
  expect(before?.matchScore).not.toBe(seen.matchScore);
  expect((await row(colleague, candidateId))?.earlierScore).toBeNull();
  const prefetched = await getCandidate(actor, { processId, candidateId, peek: true });
  expect(prefetched.earlierScore).toBe(seen.matchScore);
  expect((await getCandidate(actor, { processId, candidateId })).earlierScore).toBe(seen.matchScore);
  expect((await getCandidate(actor, { processId, candidateId })).earlierScore).toBeNull();
  expect((await row(actor, candidateId))?.earlierScore).toBeNull();
});

test('what a reviewer has read stays read when it is analysed again; what a viewer has looked at is new', async () => {
  const [read, looked] = [await scene(), await scene()];
  const { actor: viewer } = await createTestUser('VIEWER');
  await getCandidate(read.actor, read);
  await getCandidate(viewer, looked);
  await analyseAgain(read);
  await analyseAgain(looked);
  expect((await row(read.actor, read.candidateId))?.status).toBe('SEEN');
  expect((await row(looked.actor, looked.candidateId))?.status).toBe('NEW');
});

test('another CV of the candidate is new again', async () => {
  const made = await scene();
  await getCandidate(made.actor, made);
  const bytes = plainCv([...lines, 'Kubernetes od 2024']);
  await replaceCv(made.actor, { ...made, files: [{ fileName: 'nowe.pdf', bytes }] });
  await analyse(made.candidateId);
  expect((await row(made.actor, made.candidateId))?.status).toBe('NEW');
});
