import { systemActor } from '@/lib/auth/actor';
import { reprocessCandidate } from '@/lib/candidates/analyses/reprocess-candidate';
import { database } from '@/lib/db/client';
import { recordExtras } from '@/lib/model/model-server';
import { setUpModelRun, useModel } from '@/tests/analysis/model-run';
import type { ModelRequest } from '@/tests/openai-server/model-request';
import { OpenAiServer } from '@/tests/openai-server/openai-server';
import { judgeCandidate } from '../judge/judge-candidate';
import { readCandidateCv } from '../judge/read-candidate-cv';
import { saveAnalysis } from '../store/save-analysis';
import type { Verdict } from '@/lib/domain/analysis-schemas';

const server = OpenAiServer.ofTests();

beforeEach(async () => {
  await database().modelGate.deleteMany();
});

/** Docker gets the verdicts in turn, one a call; everything else NO_INFORMATION. */
function answer(...verdicts: Verdict[]): void {
  let calls = 0;
  server.respond = ({ criteria, sentences }: ModelRequest) => {
    const verdict = verdicts[calls++] ?? 'NO_INFORMATION';
    const sentence = sentences.find(({ text }) => text.includes('Docker'));
    const evidence = [{ sentence: sentence?.number ?? 0, quote: 'Docker' }];
    const silent = { verdict: 'NO_INFORMATION', evidence: [] };
    return {
      verdicts: criteria.map(({ number, text }) => ({
        criterion: number,
        confidence: 0.9,
        reason: `Call ${calls}.`,
        ...(text.includes('Docker') && verdict !== 'NO_INFORMATION' ? { verdict, evidence } : silent),
      })),
    };
  };
}

async function dockerOf(scene: Awaited<ReturnType<typeof setUpModelRun>>) {
  const { analysis } = await scene.candidate();
  return { analysis, docker: analysis?.verdicts.find(({ criterion }) => criterion.text.includes('Docker')) };
}

test('three votes: most runs decide, the spread is stored and shown, and each call has a seed of its own', async () => {
  await useModel(server, { votes: 3, api: 'chat' });
  await recordExtras({ baseUrl: server.url, model: 'gpt-4.1-mini', api: 'chat' }, true);
  answer('NOT_MET', 'MET', 'MET');
  const scene = await setUpModelRun();
  expect(await scene.judge()).toEqual({ outcome: 'judged', byModel: true });
  await scene.save();

  expect(new Set(server.asked.map(({ seed }) => seed)).size).toBe(3);
  const { analysis, docker } = await dockerOf(scene);
  expect(docker).toMatchObject({ verdict: 'MET', reason: 'Call 2.', evidence: [{ quote: 'Docker' }] });
  expect(docker?.unstable).toEqual({ runs: ['NOT_MET', 'MET', 'MET'], earlier: null });
  expect(analysis?.verdicts.filter(({ unstable }) => unstable)).toHaveLength(1);
  expect(analysis?.scoreSpread).toMatchObject({ high: analysis?.matchScore, runs: 3, earlier: false });
  expect(analysis?.scoreSpread?.low).toBeLessThan(analysis?.matchScore ?? 0);
  const row = await database().analysis.findFirstOrThrow({ orderBy: { finishedAt: 'desc' } });
  expect(row.inputTokens).toBe(server.asked.reduce((sum, one) => sum + one.inputTokens, 0));
  // Each call's cost is rounded up.
  const exact = row.inputTokens * 0.4 + row.outputTokens * 1.6;
  expect(row.costMicros).toBeGreaterThanOrEqual(exact);
  expect(row.costMicros).toBeLessThan(exact + 3);
});

test('a wait between the votes loses none: they are not paid again', async () => {
  await useModel(server, { votes: 3, api: 'chat' });
  answer('MET', 'MET', 'NOT_MET');
  const scene = await setUpModelRun();
  server.fail({ kind: 'rate-limit', retryAfterSeconds: 5 }, { when: () => server.asked.length === 2 });
  expect(await scene.judge()).toMatchObject({ outcome: 'waiting' });
  expect(server.asked).toHaveLength(2);
  await database().modelGate.deleteMany();
  expect(await scene.judge(1)).toEqual({ outcome: 'judged', byModel: true });
  expect(server.asked).toHaveLength(3);
  await scene.save();
  expect((await dockerOf(scene)).docker?.unstable?.runs).toEqual(['MET', 'MET', 'NOT_MET']);
  expect(await database().analysisDraft.count({ where: { requestId: scene.run.requestId } })).toBe(0);
});

test('a wait before the repair does not ask the first question again, and both calls are counted', async () => {
  await useModel(server);
  const scene = await setUpModelRun();
  server.fail({ kind: 'invented-quotes' });
  server.fail({ kind: 'rate-limit', retryAfterSeconds: 5 }, { when: () => server.asked.length === 1 });
  expect(await scene.judge()).toMatchObject({ outcome: 'waiting' });
  await database().modelGate.deleteMany();
  expect(await scene.judge(1)).toEqual({ outcome: 'judged', byModel: true });
  expect(server.asked).toHaveLength(2);
  await scene.save();
  const { inputTokens } = await database().analysis.findFirstOrThrow({ orderBy: { finishedAt: 'desc' } });
  expect(inputTokens).toBe(server.asked.reduce((sum, one) => sum + one.inputTokens, 0));
});

test('judged afresh with another verdict, the criterion is marked with both', async () => {
  await useModel(server);
  answer('MET', 'NOT_MET', 'NOT_MET');
  const scene = await setUpModelRun();
  await scene.judge();
  await scene.save();
  expect((await dockerOf(scene)).analysis?.scoreSpread).toBeNull();

  const again = async () => {
    const { processId, actor, run } = scene;
    await reprocessCandidate(actor, { processId, candidateId: run.candidateId, fresh: true });
    const row = await database().candidate.findUniqueOrThrow({ where: { id: run.candidateId } });
    const next = { candidateId: run.candidateId, requestId: row.analysisRequestId ?? '' };
    await readCandidateCv(systemActor, next);
    expect(await judgeCandidate(systemActor, next)).toEqual({ outcome: 'judged', byModel: true });
    await saveAnalysis(systemActor, next);
    return dockerOf(scene);
  };
  const { analysis, docker } = await again();
  expect([docker?.verdict, docker?.unstable]).toEqual(['NOT_MET', { runs: [], earlier: 'MET' }]);
  expect(analysis?.scoreSpread).toMatchObject({ low: analysis?.matchScore, runs: 1, earlier: true });
  // The third says what the second said.
  expect((await again()).docker?.unstable).toBeNull();
});
