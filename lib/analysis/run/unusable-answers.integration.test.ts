import { getCandidate } from '@/lib/candidates/details/get-candidate';
import { getFailedAnswers } from '@/lib/candidates/analyses/get-failed-answers';
import { reprocessAllCandidates } from '@/lib/candidates/analyses/reprocess-all-candidates';
import { reprocessCandidate } from '@/lib/candidates/analyses/reprocess-candidate';
import { reprocessSelectedCandidates } from '@/lib/candidates/analyses/reprocess-selected-candidates';
import { database } from '@/lib/db/client';
import { systemActor } from '@/lib/auth/actor';
import { transaction } from '@/lib/db/transaction';
import { requestAnalyses } from './request-analysis';
import { findOutdatedAnalyses } from '../store/find-outdated-analyses';
import { cleanUp } from '@/lib/maintenance/clean-up';
import { spentThisMonth } from '@/lib/model/model-budget';
import { listModelUsage } from '@/lib/model/model-usage';
import { createTestUser } from '@/prisma/seed/factories';
import { setUpModelRun, useModel } from '@/tests/analysis/model-run';
import type { Fault } from '@/tests/openai-server/faults';
import { judgeByWords } from '@/tests/openai-server/judge-by-words';
import { OpenAiServer } from '@/tests/openai-server/openai-server';

const server = OpenAiServer.ofTests();

beforeEach(async () => {
  await database().modelGate.deleteMany();
  await useModel(server);
});

const rowOf = ({ run }: Awaited<ReturnType<typeof setUpModelRun>>) =>
  database().candidate.findUniqueOrThrow({ where: { id: run.candidateId } });

const unusable: [Fault['kind'], string][] = [
  ['invented-quotes', 'model.bad-answer'],
  ['weak-quotes', 'model.bad-answer'],
  ['empty', 'model.bad-answer'],
  ['runaway', 'model.runaway'],
];
test.each(unusable)('%s twice: the analysis fails, not the candidate (%s)', async (kind, code) => {
  const scene = await setUpModelRun();
  server.fail({ kind } as Fault, { times: 2 });
  expect(await scene.judge()).toEqual({ outcome: 'stopped' });
  expect(await rowOf(scene)).toMatchObject({ status: 'ERROR', statusReason: code, matchScore: null });
  expect((await scene.process()).status).toBe('ACTIVE');
  expect(server.asked).toHaveLength(2);
});

const apis = ['chat', 'responses'] as const;
test.each(apis)('over %s a model that thinks until it is cut off fails this candidate, and is counted', async (api) => {
  await useModel(server, { api });
  const scene = await setUpModelRun();
  server.fail({ kind: 'cut-before-text' }, { times: 100 });
  expect(await scene.judge()).toEqual({ outcome: 'stopped' });
  const { processId, ...row } = await rowOf(scene);
  expect(row).toMatchObject({ status: 'ERROR', statusReason: 'model.runaway' });
  expect((await scene.process()).status).toBe('ACTIVE');
  expect(server.asked).toHaveLength(2);
  const used = await database().modelUse.findFirstOrThrow({ where: { processId } });
  expect(used.inputTokens).toBe(server.asked.reduce((sum, { inputTokens }) => sum + inputTokens, 0));
  expect(used.outputTokens).toBeGreaterThan(8000);
});

test.each(apis)('over %s a filter without a word refuses this candidate, and is counted', async (api) => {
  await useModel(server, { api });
  const scene = await setUpModelRun();
  server.fail({ kind: 'filtered-before-text' });
  expect(await scene.judge()).toEqual({ outcome: 'stopped' });
  const { processId, ...row } = await rowOf(scene);
  expect(row).toMatchObject({ status: 'ERROR', statusReason: 'model.refused' });
  expect((await scene.process()).status).toBe('ACTIVE');
  const used = await database().modelUse.findFirstOrThrow({ where: { processId } });
  expect(used.inputTokens).toBe(server.asked[0]?.inputTokens);
});

const filters: Fault[] = [
  { kind: 'content-filter' },
  { kind: 'filtered-before-text' },
  { kind: 'api-error', status: 400, message: 'The prompt was filtered.', code: 'content_filter' },
];
test.each(filters)('$kind at the repair leaves the first answer', async (filter) => {
  const scene = await setUpModelRun();
  server.fail({ kind: 'missing-criterion' });
  server.fail(filter);
  expect(await scene.judge()).toEqual({ outcome: 'judged', byModel: true });
  expect(server.requests).toHaveLength(2);
});

test('both answers are kept masked, for administrators alone, until the next analysis', async () => {
  const scene = await setUpModelRun();
  const { actor: admin } = await createTestUser('ADMIN');
  const place = { processId: scene.run ? (await rowOf(scene)).processId : '', candidateId: scene.run.candidateId };
  server.fail({ kind: 'invented-quotes' }, { times: 2 });
  await scene.judge();
  const { reason, items } = await getFailedAnswers(admin, place);
  expect({ reason, items: items.length }).toEqual({ reason: 'model.bad-answer', items: 2 });
  expect(items.join(' ')).toContain('Jupiter');
  expect(items.join(' ')).not.toMatch(/Kowalska|600 100 200/);
  await expect(getFailedAnswers(scene.actor, place)).rejects.toMatchObject({ code: 'permission.denied' });

  await cleanUp(systemActor, new Date(Date.now() + 31 * 24 * 3_600_000));
  expect((await getFailedAnswers(admin, place)).items).toEqual([]);
});

test('what failed is counted in the use and in the month’s sum, once', async () => {
  const before = await spentThisMonth();
  const scene = await setUpModelRun();
  const { processId } = await rowOf(scene);
  server.fail({ kind: 'invented-quotes' }, { times: 2 });
  await scene.judge();
  const tokens = server.asked.reduce((sum, { inputTokens }) => sum + inputTokens, 0);
  const used = (await listModelUsage()).find((row) => row.processId === processId);
  expect(used).toMatchObject({ analyses: 0, inputTokens: tokens });
  expect(await spentThisMonth()).toBe(before + (used?.costMicros ?? 0));
  expect(used?.costMicros).toBeGreaterThan(0);
});

describe('a run that is superseded between its two answers', () => {
  /** The second question of the run meets a new request for the candidate, whose run has been answered already. */
  async function supersede(then: Fault) {
    const scene = await setUpModelRun();
    const { processId } = await rowOf(scene);
    let successor = '';
    server.fail({ kind: 'invented-quotes' });
    server.respond = async (request) => {
      if (server.asked.length === 2 && successor === '') {
        await transaction((db) => requestAnalyses(db, systemActor, [scene.run.candidateId]));
        successor = (await rowOf(scene)).analysisRequestId ?? '';
        await database().analysisDraft.create({ data: { requestId: successor, answers: {} } });
      }
      return judgeByWords(request);
    };
    server.fail(then);
    expect(await scene.judge()).toEqual({ outcome: 'stopped' });
    expect(successor).not.toBe('');
    return { scene, processId, successor };
  }

  test.each<Fault>([{ kind: 'invented-quotes' }, { kind: 'wrapped' }])(
    '$kind: both are counted once, and the draft of its successor stays',
    async (then) => {
      const { scene, processId, successor } = await supersede(then);
      expect(await rowOf(scene)).toMatchObject({ status: 'AWAITING_PROCESSING', analysisRequestId: successor });
      const requestId = { in: [scene.run.requestId, successor] };
      expect(await database().analysisDraft.findMany({ where: { requestId } })).toMatchObject([
        { requestId: successor },
      ]);
      expect(await database().failedAnswer.count({ where: { candidateId: scene.run.candidateId } })).toBe(0);
      const { _sum } = await database().modelUse.aggregate({ where: { processId }, _sum: { inputTokens: true } });
      expect(_sum.inputTokens).toBe(server.asked.reduce((sum, { inputTokens }) => sum + inputTokens, 0));
    },
  );
});

test('bulk refuses a candidate in ERROR whatever the reason; one by one they are analysed again', async () => {
  const scene = await setUpModelRun();
  const { processId } = await rowOf(scene);
  const { candidateId } = scene.run;
  server.fail({ kind: 'empty' }, { times: 2 });
  await scene.judge();
  const refused = [expect.objectContaining({ candidateId, reason: 'ERROR' })];
  expect(await reprocessAllCandidates(scene.actor, { processId, fresh: true })).toEqual({ accepted: [], refused });
  const input = { candidateIds: [candidateId], fresh: true };
  expect(await reprocessSelectedCandidates(scene.actor, { processId, input })).toEqual({ accepted: [], refused });
  expect(await database().failedAnswer.count({ where: { candidateId } })).toBe(1);
  await reprocessCandidate(scene.actor, { processId, candidateId, fresh: true });
  expect(await rowOf(scene)).toMatchObject({ status: 'AWAITING_PROCESSING' });
});

test('where the settings say so the built-in engine judges, and the candidate is marked', async () => {
  await useModel(server, { offlineIfUnusable: true });
  const scene = await setUpModelRun();
  const { processId } = await rowOf(scene);
  await database().process.update({ where: { id: processId }, data: { engine: 'openai' } });
  server.fail({ kind: 'invented-quotes' }, { times: 2 });
  expect(await scene.judge()).toEqual({ outcome: 'judged', byModel: false });
  await scene.save();
  const place = { processId, candidateId: scene.run.candidateId };
  const { status, analysis } = await getCandidate(scene.actor, { ...place, peek: true });
  expect(status).toBe('NEW');
  expect(analysis).toMatchObject({ engine: 'offline', fallbackReason: 'model.bad-answer' });
  expect(analysis?.inputTokens).toBe(server.asked.reduce((sum, { inputTokens }) => sum + inputTokens, 0));
  expect(await findOutdatedAnalyses(database(), [scene.run.candidateId])).toEqual([]);
  expect(await database().modelUse.count({ where: { processId } })).toBe(0);
});
