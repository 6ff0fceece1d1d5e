import { systemActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { env } from '@/lib/env';
import type { ErrorCode } from '@/lib/error-codes';
import { findModelSettings } from '@/lib/model/find-model-state';
import { enterModelGate } from '@/lib/model/model-gate';
import { changeProcessStatus } from '@/lib/processes/change-process-status';
import { getCandidatesStatistics } from '@/lib/processes/get-candidates-statistics';
import { setUpModelRun, useModel } from '@/tests/analysis/model-run';
import type { AnswerForm, Fault } from '@/tests/openai-server/faults';
import { OpenAiServer } from '@/tests/openai-server/openai-server';
import { judgeCandidate } from '../judge/judge-candidate';
import { readCandidateCv } from '../judge/read-candidate-cv';
import { saveAnalysis } from '../store/save-analysis';

const server = OpenAiServer.ofTests();

beforeEach(async () => {
  await database().modelGate.deleteMany();
  await useModel(server);
});

const failing: [Fault, ErrorCode][] = [
  [{ kind: 'truncated' }, 'model.too-long'],
  [{ kind: 'content-filter' }, 'model.refused'],
  [{ kind: 'overflow', dialect: 'openai' }, 'model.too-long'],
  [{ kind: 'overflow', dialect: 'llama.cpp' }, 'model.too-long'],
  [{ kind: 'overflow', dialect: 'lm-studio' }, 'model.too-long'],
  [{ kind: 'silent-truncation', tokens: 100 }, 'model.too-long'],
];
test.each(failing)('%j fails this candidate alone: %s', async (fault, code) => {
  const { judge, candidate, process } = await setUpModelRun();
  // An answer that is cut off is asked for in parts, down to a single criterion, and then of parts of the CV.
  server.fail(fault, { times: 100 });
  expect(await judge()).toEqual({ outcome: 'stopped' });
  expect(await candidate()).toMatchObject({ status: 'ERROR' });
  expect((await process()).status).toBe('ACTIVE');
  const row = await database().candidate.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
  expect(row.statusReason).toBe(code);
});

test('an answer that cannot be read twice fails the candidate', async () => {
  const { judge, candidate } = await setUpModelRun();
  server.fail({ kind: 'empty' }, { times: 2 });
  expect(await judge()).toEqual({ outcome: 'stopped' });
  expect((await candidate()).status).toBe('ERROR');
});

const forms: AnswerForm[] = ['parts', 'reasoning_content', 'reasoning', 'tool-call', 'tool-object'];
test.each(forms)('an answer in %s is read as any other', async (form) => {
  await useModel(server, { api: 'chat' });
  const { judge, save, candidate } = await setUpModelRun();
  server.fail({ kind: 'answer-form', form });
  expect(await judge()).toEqual({ outcome: 'judged', byModel: true });
  expect(server.requests).toHaveLength(1);
  await save();
  expect((await candidate()).analysis).toMatchObject({ engine: 'openai' });
});

const odd: [string, Fault][] = [
  ['chat', { kind: 'odd-body' }],
  ['chat', { kind: 'answer-form', form: 'no-choice' }],
];
test.each(odd)('over %s %j harms no more than this candidate', async (api, fault) => {
  await useModel(server, { api });
  const { judge, candidate, process } = await setUpModelRun();
  server.fail(fault, { times: 9 });
  expect(await judge()).toEqual({ outcome: 'stopped' });
  expect(await candidate()).toMatchObject({ status: 'ERROR', statusReason: 'model.bad-answer' });
  expect((await process()).status).toBe('ACTIVE');
});

test('an error that a gateway tells within a good response is what it says', async () => {
  await useModel(server, { api: 'chat' });
  const { judge, process } = await setUpModelRun();
  server.fail({ kind: 'odd-body', error: { code: 401, message: 'No auth credentials found' } });
  expect(await judge()).toEqual({ outcome: 'stopped' });
  expect(await process()).toMatchObject({ status: 'ERROR', statusReason: 'model.key-refused' });
});

const busy: Fault[] = [
  { kind: 'rate-limit', retryAfterSeconds: 20 },
  { kind: 'rate-limit', retryAfterMs: 19_500 },
  { kind: 'server-error' },
  { kind: 'server-error', status: 503 },
  { kind: 'hang' },
  { kind: 'cut' },
  { kind: 'cut', at: 'start' },
  { kind: 'malformed-body' },
];
test.each(busy)('%j: the run waits, then goes on', async (fault) => {
  const { judge } = await setUpModelRun();
  await useModel(server);
  await database().modelSettings.update({ where: { id: 1 }, data: { timeoutSeconds: 1 } });
  server.fail(fault);
  const outcome = await judge();
  expect(outcome).toMatchObject({ outcome: 'waiting' });
  if (fault.kind === 'rate-limit') expect(outcome).toEqual({ outcome: 'waiting', seconds: 20, failed: false });
  const row = await database().candidate.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
  const reasons: Partial<Record<Fault['kind'], string>> = {
    'rate-limit': 'model.rate-limited',
    hang: 'model.timed-out',
  };
  expect(row.statusReason).toBe(reasons[fault.kind] ?? 'model.unavailable');
  await database().modelGate.updateMany({ data: { blockedUntil: null } });
  expect(await judge(1)).toEqual({ outcome: 'judged', byModel: true });
});

test('while the provider wants to be left alone, nobody asks it', async () => {
  const first = await setUpModelRun();
  const second = await setUpModelRun();
  server.fail({ kind: 'rate-limit', retryAfterSeconds: 30 });
  await first.judge();
  const asked = server.requests.length;
  expect(await second.judge()).toMatchObject({ outcome: 'waiting' });
  expect(server.requests).toHaveLength(asked);
});

test('a limit of requests a minute holds over all runs', async () => {
  await useModel(server, { requestsPerMinute: 1 });
  const [first, second] = [await setUpModelRun(), await setUpModelRun()];
  expect(await first.judge()).toEqual({ outcome: 'judged', byModel: true });
  const outcome = await second.judge();
  // The minute may have turned in between.
  if (outcome.outcome !== 'judged') expect(outcome).toMatchObject({ outcome: 'waiting' });
  expect(server.requests.length).toBeLessThanOrEqual(2);
});

const unusable: [Fault, ErrorCode][] = [
  [{ kind: 'insufficient-quota' }, 'model.quota-spent'],
  [{ kind: 'api-error', status: 401, message: 'bad key', code: 'invalid_api_key' }, 'model.key-refused'],
  [{ kind: 'api-error', status: 404, message: 'no model', code: 'model_not_found' }, 'model.not-found'],
];
test.each(unusable)('%j pauses the process once: %s; activating it goes on', async (fault, code) => {
  const { actor, processId, judge, process, candidate, run } = await setUpModelRun();
  server.fail(fault);
  expect(await judge()).toEqual({ outcome: 'stopped' });
  expect(await process()).toMatchObject({ status: 'ERROR', statusReason: code });
  expect((await candidate()).status).toBe('AWAITING_PROCESSING');
  await changeProcessStatus(actor, { processId, status: 'ACTIVE' });
  expect(await process()).toMatchObject({ status: 'ACTIVE', statusReason: null });
  const { analysisRequestId } = await database().candidate.findUniqueOrThrow({ where: { id: run.candidateId } });
  expect(analysisRequestId).not.toBe(run.requestId);
});

test('a provider that stays away pauses the process after four tries', async () => {
  const { judge, process } = await setUpModelRun();
  server.fail({ kind: 'server-error' }, { times: 4 });
  for (const attempt of [0, 1, 2]) expect(await judge(attempt)).toMatchObject({ outcome: 'waiting', failed: true });
  expect(await judge(3)).toEqual({ outcome: 'stopped' });
  expect(await process()).toMatchObject({ status: 'ERROR', statusReason: 'model.unavailable' });
});

test('a spent budget stops asking, and says so', async () => {
  await useModel(server, { monthlyBudget: 0n });
  const { judge, process } = await setUpModelRun();
  expect(await judge()).toEqual({ outcome: 'stopped' });
  expect(await process()).toMatchObject({ status: 'ERROR', statusReason: 'model.budget-spent' });
  expect(server.requests).toEqual([]);
});

/** A model is set, and cannot judge. */
const broken: [string, ErrorCode, () => Promise<unknown>][] = [
  [
    'the secret has changed',
    'model.key-unreadable',
    async () => Object.assign(env(), { NEXTAUTH_SECRET: 'another-secret-for-tests-9876543210' }),
  ],
  [
    'the key is gone',
    'model.incomplete',
    () => database().modelSettings.update({ where: { id: 1 }, data: { encryptedKey: null, baseUrl: null } }),
  ],
  [
    'its name is gone',
    'model.incomplete',
    () => database().modelSettings.update({ where: { id: 1 }, data: { model: null } }),
  ],
  [
    'its settings are gone from the environment',
    'model.not-set-up',
    async () => {
      await enterModelGate(await settings(), 10);
      await database().modelSettings.deleteMany();
    },
  ],
];

async function settings() {
  const found = await findModelSettings();
  if (!found) throw new Error('There is no model.');
  return found;
}

test.each(broken)('where %s, the process pauses and nothing is judged: %s', async (_, code, breakIt) => {
  const { NEXTAUTH_SECRET } = env();
  const { actor, processId, judge, process, candidate } = await setUpModelRun();
  await breakIt();
  expect(await judge()).toEqual({ outcome: 'stopped' });
  expect(await process()).toMatchObject({ status: 'ERROR', statusReason: code, engine: null });
  expect(await candidate()).toMatchObject({ status: 'AWAITING_PROCESSING', analysis: null });
  expect((await getCandidatesStatistics(actor, { processId })).engine).toBe('openai');
  expect(server.requests).toEqual([]);

  Object.assign(env(), { NEXTAUTH_SECRET });
  await useModel(server);
  await changeProcessStatus(actor, { processId, status: 'ACTIVE' });
  const { analysisRequestId } = await database().candidate.findFirstOrThrow({ where: { processId } });
  const run = { candidateId: (await candidate()).id, requestId: analysisRequestId ?? '' };
  await readCandidateCv(systemActor, run);
  expect(await judgeCandidate(systemActor, run)).toEqual({ outcome: 'judged', byModel: true });
  await saveAnalysis(systemActor, run);
  expect((await candidate()).analysis).toMatchObject({ engine: 'openai', model: 'gpt-4.1-mini' });
});

test('a model that is switched off leaves the judging to the built-in engine, whatever else is wrong', async () => {
  await useModel(server, { encryptedKey: 'unreadable' });
  await database().modelSettings.update({ where: { id: 1 }, data: { enabled: false } });
  const { judge, save, candidate } = await setUpModelRun();
  expect(await judge()).toEqual({ outcome: 'judged', byModel: false });
  await save();
  expect((await candidate()).analysis).toMatchObject({ engine: 'offline', model: null });
});

test('nothing falls back to another engine silently', async () => {
  const { judge, processId, process } = await setUpModelRun();
  await database().modelSettings.deleteMany();
  await database().process.update({ where: { id: processId }, data: { engine: 'openai' } });
  expect(await judge()).toEqual({ outcome: 'stopped' });
  expect(await process()).toMatchObject({ status: 'ERROR', statusReason: 'model.not-set-up' });
});

test('a process that was stopped while its run slept puts the candidate back into the queue', async () => {
  const { judge, processId, candidate } = await setUpModelRun();
  await database().process.update({ where: { id: processId }, data: { status: 'STOPPED' } });
  expect(await judge(1)).toEqual({ outcome: 'stopped' });
  expect((await candidate()).status).toBe('AWAITING_PROCESSING');
});
