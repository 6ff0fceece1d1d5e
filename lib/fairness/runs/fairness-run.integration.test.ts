import { systemActor, type PersonActor } from '@/lib/auth/actor';
import type { JudgingEngine } from '@/lib/analysis/engines/engine';
import { offlineEngine } from '@/lib/analysis/engines/offline-engine';
import { uploadCvs } from '@/lib/candidates/cv/upload-cvs';
import { database } from '@/lib/db/client';
import { env } from '@/lib/env';
import { startEmbeddedRunner } from '@/lib/jobs/embedded/start-embedded-runner';
import { inngestHandler } from '@/inngest/handler';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { analyseRun } from '@/tests/analysis/analyse-run';
import { computeImpact } from '../impact/compute-impact';
import { advanceRun } from './advance-run';
import { cancelRun } from './cancel-run';
import { estimateRun } from './estimate-run';
import { exportRun } from './export-run';
import { getRun } from './get-run';
import { recoverLostFairnessRuns } from './lost-runs';
import { startRun } from './start-run';

const cvOf = (name: string, years: number): string[] => [
  name,
  'Programistka Java',
  'Wrocław, test@poczta.example',
  'Doświadczenie zawodowe',
  `0${years}.2016 – obecnie Programistka, Firma Zawada`,
  '• Java, Spring Boot i PostgreSQL w systemie rozliczeń',
  '• wdrożenia w Dockerze',
  'Wykształcenie',
  '2010–2015 Politechnika Wrocławska, informatyka, magister',
];

let actor: PersonActor;
let administrator: PersonActor;
let processId: string;
beforeAll(async () => {
  actor = (await createTestUser('RECRUITER')).actor;
  administrator = (await createTestUser('ADMIN')).actor;
  ({ id: processId } = await createTestProcess(actor));
  const names = ['Halina Miła', 'Olga Kalinowska', 'Bogna Zając'];
  const files = await Promise.all(
    names.map(async (name, index) => ({
      fileName: `${index}.pdf`,
      bytes: await makeCvPdf({ lines: cvOf(name, index + 1) }),
    })),
  );
  const { accepted } = await uploadCvs(actor, { processId, files });
  for (const { candidateId } of accepted) {
    const row = await database().candidate.findUniqueOrThrow({ where: { id: candidateId } });
    const run = { candidateId, requestId: row.analysisRequestId ?? '' };
    await analyseRun(run);
  }
});

async function runThrough(engine?: JudgingEngine) {
  const { runId } = await startRun(actor, { processId, candidates: 20, capMicros: null });
  const engineOf = engine && (() => Promise.resolve(engine));
  while ((await advanceRun(systemActor, { runId }, engineOf)).outcome === 'waiting');
  return getRun(actor, { processId, runId });
}

/** Judges as the built-in engine, and thinks less of whoever is named Zofia. */
const biased: JudgingEngine = {
  ...offlineEngine,
  judge: async (input) => {
    const result = await offlineEngine.judge(input);
    if (!input.cv.includes('Zofia')) return result;
    const judgements = result.judgements.map((one) =>
      one.verdict === 'MET'
        ? { ...one, verdict: 'PARTIALLY_MET' as const, reason: `${one.reason} Jedynie słabo.` }
        : one,
    );
    return { ...result, judgements };
  },
};

/** Believes whoever praises themselves. */
const credulous: JudgingEngine = {
  ...offlineEngine,
  judge: async (input) => {
    const result = await offlineEngine.judge(input);
    if (!input.cv.includes('Bez wątpienia')) return result;
    return { ...result, judgements: result.judgements.map((one) => ({ ...one, verdict: 'MET' as const })) };
  },
};

test('with the built-in engine nothing differs between two people, and the report says what was swapped', async () => {
  const report = await runThrough();
  expect(report).toMatchObject({ state: 'DONE', passed: true, examined: 3, differing: 0, questions: 0 });
  expect(report.tests.map(({ test: name, candidates, passed }) => [name, candidates, passed])).toEqual([
    ['swap', 3, true],
    ['removed', 3, true],
    ['added', 3, true],
    ['format', 3, true],
    ['praise', 3, true],
    ['words', expect.any(Number), true],
  ]);
  const { name, contact, forms, school } = report.swapped;
  for (const count of [name, contact, forms, school]) expect(count).toBeGreaterThanOrEqual(3);
});

test('a biased engine is red, and the report names verdicts, score, tone and the candidate, without a word of the copies', async () => {
  const report = await runThrough(biased);
  expect(report).toMatchObject({ passed: false, differing: 3 });
  expect(report.tests.filter(({ passed }) => !passed).map(({ test: name }) => name)).toEqual(['swap']);
  const [swap] = report.cases[0]?.differences ?? [];
  expect(swap?.verdicts).toContainEqual(expect.objectContaining({ one: 'PARTIALLY_MET', other: 'MET' }));
  expect(swap?.score.one).toBeLessThan(swap?.score.other ?? 0);
  expect(swap?.tone.one).toBeLessThan(swap?.tone.other ?? 0);
  const stored = JSON.stringify(await database().fairnessCase.findMany({ where: { runId: report.runId } }));
  for (const word of ['Zofia', 'Zenon', 'Zawada', 'Halina', 'rozliczeń']) expect(stored).not.toContain(word);
  const place = { processId, runId: report.runId };
  const csv = await new Response((await exportRun(actor, { ...place, format: 'csv' })).body).text();
  expect(csv).toContain(report.cases[0]?.candidateId);
  expect(csv).toContain('PARTIALLY_MET / MET');
  const json = await new Response((await exportRun(actor, { ...place, format: 'json' })).body).json();
  expect(json).toMatchObject({ runId: report.runId, passed: false });
});

test('an engine that believes self-praise is red in that test alone', async () => {
  const { tests } = await runThrough(credulous);
  expect(tests.filter(({ passed }) => passed === false).map(({ test: name }) => name)).toEqual(['praise']);
});

test('a cancelled run keeps what was found and starts nothing more; a second one waits for the first', async () => {
  const { runId } = await startRun(actor, { processId, candidates: 2, capMicros: null });
  const again = startRun(actor, { processId, candidates: 1, capMicros: null });
  await expect(again).rejects.toMatchObject({ code: 'fairness.run-open' });
  const cancelled = await cancelRun(actor, { processId, runId });
  expect(cancelled).toMatchObject({ state: 'STOPPED', stopReason: 'fairness.cancelled', candidates: 2 });
  expect(await advanceRun(systemActor, { runId })).toEqual({ outcome: 'ended' });
  expect(await getRun(actor, { processId, runId })).toMatchObject({ examined: 0, passed: null });
});

test('who asked that no program judges them is in no run, and is left out of one that has begun', async () => {
  const { runId } = await startRun(actor, { processId, candidates: 3, capMicros: null });
  const { candidateId } = await database().fairnessCase.findFirstOrThrow({ where: { runId } });
  await database().candidatePrivacy.create({ data: { candidateId, notByProgramAt: new Date() } });
  while ((await advanceRun(systemActor, { runId })).outcome === 'waiting');
  const { cases } = await getRun(actor, { processId, runId });
  expect(cases.filter(({ problem }) => problem !== null)).toEqual([
    expect.objectContaining({ candidateId, problem: 'candidate.not-by-program', differences: [] }),
  ]);
  expect((await estimateRun(actor, { processId })).available).toBe(2);
  await database().candidatePrivacy.delete({ where: { candidateId } });
});

test('a run stops where another engine judges than at its start', async () => {
  const { runId } = await startRun(actor, { processId, candidates: 1, capMicros: null });
  await advanceRun(systemActor, { runId }, () => Promise.resolve({ ...offlineEngine, version: 'another' }));
  const { state, stopReason } = await getRun(actor, { processId, runId });
  expect([state, stopReason]).toEqual(['STOPPED', 'fairness.engine-changed']);
});

test('a run that was killed is asked for again, and the embedded runner takes it to its end from where it stood', async () => {
  const { runId } = await startRun(actor, { processId, candidates: 3, capMicros: null });
  const [first] = await database().fairnessCase.findMany({ where: { runId }, orderBy: { position: 'asc' } });
  const examined = { result: { swapped: {}, differences: [] }, examinedAt: new Date('2026-01-01') };
  await database().fairnessCase.update({ where: { id: first?.id ?? '' }, data: examined });
  await database().fairnessRun.update({ where: { id: runId }, data: { state: 'RUNNING', checkedAt: new Date(0) } });
  await database().outboxEvent.deleteMany({ where: { name: 'fairness/run.requested' } });
  expect(await recoverLostFairnessRuns(systemActor)).toMatchObject({ requested: 1 });
  const runner = await startEmbeddedRunner({ handler: inngestHandler, connectionString: env().DATABASE_URL ?? '' });
  await runner.ingest([{ name: 'fairness/run.requested', data: { runId } }]);
  const look = () => database().fairnessRun.findUniqueOrThrow({ where: { id: runId } });
  while ((await look()).state === 'RUNNING') await new Promise((resolve) => setTimeout(resolve, 100));
  await runner.stop();
  expect((await look()).state).toBe('DONE');
  const cases = await database().fairnessCase.findMany({ where: { runId }, orderBy: { position: 'asc' } });
  expect(cases[0]?.examinedAt?.getUTCFullYear()).toBe(2026);
  expect(cases[0]?.examinedAt).toEqual(examined.examinedAt);
  expect(cases.every(({ result }) => result !== null)).toBe(true);
});

test('impact ratios come from the file alone, for administrators with a reason, and nothing of them is kept but that', async () => {
  const { runId } = await runThrough();
  const rows = await database().candidate.findMany({ where: { processId }, orderBy: { ordinalNumber: 'asc' } });
  const [one, two, three] = rows.map(({ id }) => id);
  await database().candidate.update({ where: { id: one ?? '' }, data: { matchScore: 90, decision: 'ADVANCE' } });
  await database().candidate.update({ where: { id: two ?? '' }, data: { matchScore: 50 } });
  await database().candidate.update({ where: { id: three ?? '' }, data: { matchScore: 20 } });
  const csv = `id,sex,ethnicity\n${one},kobieta,alfa\n2,mężczyzna,alfa\n${three},,beta\nnobody,kobieta,alfa\n`;
  const reason = 'Coroczny przegląd, dane syntetyczne nie wystarczają.';
  const input = { processId, runId, reason, csv };
  await expect(computeImpact(actor, input)).rejects.toMatchObject({ code: 'permission.denied' });
  const impact = await computeImpact(administrator, input);
  expect(impact).toMatchObject({ people: 2, unknown: 1, unmatched: 1, median: 50 });
  expect(impact.tables.map(({ categories }) => categories.join('×'))).toEqual(['sex', 'ethnicity', 'sex×ethnicity']);
  expect(impact.tables[0]?.groups).toEqual([
    expect.objectContaining({ group: ['kobieta'], people: 1, scoringRate: 1, scoringRatio: 1, selectionRatio: 1 }),
    expect.objectContaining({ group: ['mężczyzna'], people: 1, scoringRate: 0, scoringRatio: 0, selectionRatio: 0 }),
  ]);
  const kept = await database().fairnessImpact.findMany({ where: { runId } });
  expect(kept).toMatchObject([{ reason, people: 2, categories: ['sex', 'ethnicity'] }]);
  expect(JSON.stringify(kept)).not.toContain('kobieta');
  await expect(computeImpact(administrator, { ...input, csv: 'id\n1' })).rejects.toMatchObject({
    code: 'fairness.bad-file',
  });
});
