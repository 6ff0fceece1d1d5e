import { getProcess } from '@/lib/processes/get-process';
import { randomUUID } from 'node:crypto';
import { systemActor, type PersonActor } from '@/lib/auth/actor';
import { listAnalyses } from '@/lib/candidates/analyses/list-analyses';
import { reprocessCandidate } from '@/lib/candidates/analyses/reprocess-candidate';
import { getCandidate } from '@/lib/candidates/details/get-candidate';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { uploadCvs } from '@/lib/candidates/cv/upload-cvs';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { changeProcessStatus } from '@/lib/processes/change-process-status';
import { createTestScene } from '@/prisma/seed/factories';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { uploadCv } from '@/tests/analysis/upload-cv';
import { plainCv } from '@/tests/cv/plain-cv';
import { cancelAnalysis } from './cancel-analysis';
import { failAnalysis } from './fail-analysis';
import type * as FindStoredJudgements from '../store/find-stored-judgements';
import { findStoredJudgements } from '../store/find-stored-judgements';
import { judgeCandidate } from '../judge/judge-candidate';
import { readCandidateCv } from '../judge/read-candidate-cv';
import { requestAnalyses } from './request-analysis';
import { saveAnalysis } from '../store/save-analysis';

// Wrapped, so that a test can let something happen while a CV is judged.
jest.mock('../store/find-stored-judgements', () => {
  const actual = jest.requireActual<typeof FindStoredJudgements>('../store/find-stored-judgements');
  return { ...actual, findStoredJudgements: jest.fn(actual.findStoredJudgements) };
});

interface Scene {
  actor: PersonActor;
  processId: string;
  run: { candidateId: string; requestId: string };
}

/** A CV that is taken in and waits; no engine runs here, the test takes the steps itself. */
async function scene(
  lines = ['Olga Miła', 'Java, Spring Boot, PostgreSQL, Docker, 8 lat doświadczenia'],
): Promise<Scene> {
  const { actor, processId } = await createTestScene();
  const bytes = plainCv(lines);
  const { run } = await uploadCv(actor, { processId, bytes });
  return { actor, processId, run };
}

function look({ actor, processId, run }: Scene): Promise<CandidateDto> {
  return getCandidate(actor, { processId, candidateId: run.candidateId, peek: true });
}

async function judged(made: Scene): Promise<void> {
  expect(await readCandidateCv(systemActor, made.run)).toEqual({ outcome: 'read' });
  expect(await judgeCandidate(systemActor, made.run)).toEqual({ outcome: 'judged', byModel: false });
}

test('each step may be delivered twice; the analysis is stored once', async () => {
  const made = await scene();
  await judged(made);
  await judged(made);
  expect(await saveAnalysis(systemActor, made.run)).toEqual({ outcome: 'saved' });
  expect(await saveAnalysis(systemActor, made.run)).toEqual({ outcome: 'saved' });
  expect(await database().analysis.count({ where: { candidateId: made.run.candidateId } })).toBe(1);
  expect(await database().analysisDraft.count({ where: { requestId: made.run.requestId } })).toBe(0);
  expect(await look(made)).toMatchObject({ status: 'NEW', progress: null, firstName: 'Olga', rateSource: 'AI' });
  const { requestedById } = await database().analysis.findFirstOrThrow({
    where: { candidateId: made.run.candidateId },
  });
  expect(requestedById).toBe(made.actor.userId);
});

test('a superseded run writes nothing', async () => {
  const made = await scene();
  await judged(made);
  await database().candidate.update({
    where: { id: made.run.candidateId },
    data: { analysisRequestId: randomUUID(), status: 'AWAITING_PROCESSING' },
  });
  expect(await saveAnalysis(systemActor, made.run)).toEqual({ outcome: 'stopped' });
  await failAnalysis(systemActor, { ...made.run, reason: 'internal' });
  expect(await look(made)).toMatchObject({ status: 'AWAITING_PROCESSING', analysis: null, matchScore: null });
});

test('a process stopped meanwhile starts nothing, and the candidate waits', async () => {
  const made = await scene();
  await database().process.update({ where: { id: made.processId }, data: { status: 'STOPPED' } });
  expect(await readCandidateCv(systemActor, made.run)).toEqual({ outcome: 'stopped' });
  expect((await look(made)).status).toBe('AWAITING_PROCESSING');
});

test('a run that was begun goes back to the queue when its process was stopped before the retry', async () => {
  const made = await scene();
  const where = { id: made.run.candidateId };
  await database().candidate.update({ where, data: { status: 'IN_PROGRESS', progress: 10 } });
  await changeProcessStatus(made.actor, { processId: made.processId, status: 'STOPPED' });
  expect(await readCandidateCv(systemActor, made.run)).toEqual({ outcome: 'stopped' });
  expect(await look(made)).toMatchObject({ status: 'AWAITING_PROCESSING', progress: null });
  await changeProcessStatus(made.actor, { processId: made.processId, status: 'ACTIVE' });
  const requested = await database().candidate.findUniqueOrThrow({ where });
  expect(requested.analysisRequestId).not.toBe(made.run.requestId);
});

test('a step that runs again after the analysis was saved changes nothing', async () => {
  const made = await scene();
  await judged(made);
  expect(await saveAnalysis(systemActor, made.run)).toEqual({ outcome: 'saved' });
  const before = await look(made);
  expect(await readCandidateCv(systemActor, made.run)).toEqual({ outcome: 'stopped' });
  expect(await look(made)).toEqual(before);
  expect(before).toMatchObject({ status: 'NEW', progress: null });
});

test('a repetition that fails after the analysis was saved leaves it as it is', async () => {
  const made = await scene();
  await judged(made);
  await saveAnalysis(systemActor, made.run);
  const before = await look(made);
  await failAnalysis(systemActor, { ...made.run, reason: 'analysis.too-slow' });
  expect(await look(made)).toEqual(before);
  expect(before.status).toBe('NEW');
});

test('what is cancelled while it is judged is not saved', async () => {
  const made = await scene();
  await judged(made);
  await cancelAnalysis(systemActor, made.run);
  expect(await saveAnalysis(systemActor, made.run)).toEqual({ outcome: 'stopped' });
  const cancelled = { status: 'ERROR', statusReason: 'analysis.cancelled', matchScore: null };
  expect(await look(made)).toMatchObject(cancelled);
  await readCandidateCv(systemActor, made.run);
  expect(await look(made)).toMatchObject(cancelled);
});

test('what is cancelled while its verdicts are being found leaves no draft', async () => {
  const made = await scene();
  await readCandidateCv(systemActor, made.run);
  jest.mocked(findStoredJudgements).mockImplementationOnce(async () => {
    await cancelAnalysis(systemActor, made.run);
    return null;
  });
  await judgeCandidate(systemActor, made.run);
  expect(await saveAnalysis(systemActor, made.run)).toEqual({ outcome: 'stopped' });
  expect(await look(made)).toMatchObject({ status: 'ERROR', statusReason: 'analysis.cancelled' });
  expect(await database().analysisDraft.count({ where: { requestId: made.run.requestId } })).toBe(0);
});

test('a superseded request takes its draft with it, whenever it was superseded', async () => {
  const [waiting, judging] = [await scene(), await scene()];
  await judged(waiting);
  await transaction((db) => requestAnalyses(db, systemActor, [waiting.run.candidateId]));
  await readCandidateCv(systemActor, judging.run);
  jest.mocked(findStoredJudgements).mockImplementationOnce(async () => {
    await transaction((db) => requestAnalyses(db, systemActor, [judging.run.candidateId]));
    return null;
  });
  expect(await judgeCandidate(systemActor, judging.run)).toEqual({ outcome: 'judged', byModel: false });
  expect(await saveAnalysis(systemActor, judging.run)).toEqual({ outcome: 'stopped' });
  const requestId = { in: [waiting.run.requestId, judging.run.requestId] };
  expect(await database().analysisDraft.count({ where: { requestId } })).toBe(0);
});

test('weights changed meanwhile count at once; new words make the verdicts outdated', async () => {
  const [weighted, reworded] = [await scene(), await scene()];
  await judged(weighted);
  await judged(reworded);
  const change = (processId: string, text: string, data: object): Promise<unknown> =>
    database().criterion.updateMany({ where: { processId, text }, data });
  await change(weighted.processId, 'Prawo jazdy kat. B', { importance: 5, necessity: 'REQUIRED' });
  await change(reworded.processId, 'Docker', { text: 'Kubernetes' });
  await saveAnalysis(systemActor, weighted.run);
  await saveAnalysis(systemActor, reworded.run);
  const first = await look(weighted);
  const line = first.analysis?.scoreBreakdown.lines.find(({ label }) => label === 'Prawo jazdy kat. B');
  expect([first.status, line?.weight]).toEqual(['NEW', 10]);
  expect((await look(reworded)).status).toBe('PROCESSING_OUTDATED');
});

test('a run that fails for good says why and may be asked for again', async () => {
  const made = await scene();
  await failAnalysis(systemActor, { ...made.run, reason: 'cv.too-slow' });
  expect(await look(made)).toMatchObject({ status: 'ERROR', statusReason: 'cv.too-slow', matchScore: null });
});

test('a process left without criteria and description has nothing to judge against', async () => {
  const made = await scene();
  await database().criterion.deleteMany({ where: { processId: made.processId } });
  await database().process.update({ where: { id: made.processId }, data: { requirements: 'krótko' } });
  expect(await readCandidateCv(systemActor, made.run)).toEqual({ outcome: 'read' });
  expect(await judgeCandidate(systemActor, made.run)).toEqual({ outcome: 'stopped' });
  expect((await look(made)).status).toBe('INSUFFICIENT_POSITION_DESCRIPTION');
});

test('a description that says nothing gives no criterion, and the candidate keeps no old score', async () => {
  const made = await scene();
  await judged(made);
  await saveAnalysis(systemActor, made.run);
  expect((await look(made)).matchScore).toEqual(expect.any(Number));
  await database().criterion.deleteMany({ where: { processId: made.processId } });
  const requirements = 'Fajna praca w fajnym zespole, zapraszamy serdecznie';
  await database().process.update({ where: { id: made.processId }, data: { requirements } });
  await reprocessCandidate(made.actor, { processId: made.processId, candidateId: made.run.candidateId, fresh: false });
  const { analysisRequestId } = await database().candidate.findUniqueOrThrow({ where: { id: made.run.candidateId } });
  const again = { candidateId: made.run.candidateId, requestId: analysisRequestId ?? '' };
  await readCandidateCv(systemActor, again);
  expect(await judgeCandidate(systemActor, again)).toEqual({ outcome: 'stopped' });
  expect(await look(made)).toMatchObject({
    status: 'INSUFFICIENT_POSITION_DESCRIPTION',
    matchScore: null,
    rate: null,
    rateSource: null,
    analysis: null,
  });
  expect((await listAnalyses(made.actor, { ...made, candidateId: made.run.candidateId })).items).toHaveLength(1);
});

test('requirements that say nothing are not judged, and the process and the candidate name them', async () => {
  const made = await scene();
  const slogan = 'Dynamiczny zespół, owocowe czwartki';
  const { processId } = made;
  await database().criterion.updateMany({ where: { processId, text: 'Docker' }, data: { text: slogan } });
  await judged(made);
  await saveAnalysis(systemActor, made.run);
  const seen = await look(made);
  expect([seen.status, seen.unjudged]).toEqual(['NEW', [slogan]]);
  expect(seen.analysis?.scoreBreakdown.lines.map(({ label }) => label)).not.toContain(slogan);
  expect((await getProcess(made.actor, { processId })).unjudged).toEqual([slogan]);
});

test('a process whose only requirement says nothing has nothing to judge against, whatever its town', async () => {
  const made = await scene();
  const { processId } = made;
  await database().criterion.deleteMany({ where: { processId, text: { not: 'Docker' } } });
  await database().criterion.updateMany({ where: { processId }, data: { text: 'Szukamy gwiazdy!' } });
  const place = { locationType: 'OFFICE', atsLocation: 'Kielce', requirements: '' } as const;
  await database().process.update({ where: { id: processId }, data: place });
  await readCandidateCv(systemActor, made.run);
  expect(await judgeCandidate(systemActor, made.run)).toEqual({ outcome: 'stopped' });
  expect(await look(made)).toMatchObject({
    status: 'INSUFFICIENT_POSITION_DESCRIPTION',
    matchScore: null,
    unjudged: ['Szukamy gwiazdy!'],
  });
});

test('hidden text is shown and counts neither for nor against', async () => {
  const plain = ['Igor Cichy', 'Sprzedawca w sklepie rowerowym, obsługa kasy i klientów.'];
  const open = await scene(plain);
  const { actor, processId } = await createTestScene();
  const bytes = await makeCvPdf({ lines: plain, hiddenText: 'Java 15 lat, Spring Boot, PostgreSQL, Docker' });
  const { accepted } = await uploadCvs(actor, { processId, files: [{ fileName: 'cv.pdf', bytes }] });
  const row = await database().candidate.findUniqueOrThrow({ where: { id: accepted[0]?.candidateId ?? '' } });
  const hiding: Scene = { actor, processId, run: { candidateId: row.id, requestId: row.analysisRequestId ?? '' } };
  for (const made of [open, hiding]) {
    await judged(made);
    await saveAnalysis(systemActor, made.run);
  }
  const [shown, hidden] = [await look(open), await look(hiding)];
  expect(hidden.hiddenText.map(({ reason }) => reason)).toContain('WHITE');
  expect(hidden.matchScore).toBe(shown.matchScore);
  expect(hidden.hasHiddenText).toBe(true);
});
