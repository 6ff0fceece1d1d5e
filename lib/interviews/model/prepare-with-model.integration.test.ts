import { database } from '@/lib/db/client';
import { useModel } from '@/tests/analysis/model-run';
import { asking, linesOf, topicsOf } from '@/tests/interviews/model-questions';
import { setUpInterview } from '@/tests/interviews/model-scene';
import type { Fault } from '@/tests/openai-server/faults';
import { OpenAiServer } from '@/tests/openai-server/openai-server';

const server = OpenAiServer.ofTests();

beforeEach(async () => {
  server.respond = asking((topic) => `What did you do last with topic ${topic}, and what came of it?`);
  await useModel(server);
});
afterAll(async () => {
  await database().modelSettings.deleteMany();
});

test('the model words the questions that were chosen, and what it cost is counted', async () => {
  const { prepare, place } = await setUpInterview();
  const { questions, model, modelFailure, status } = await prepare();
  expect({ model, modelFailure, status }).toEqual({
    model: 'gpt-4.1-mini',
    modelFailure: null,
    status: 'IN_PROGRESS',
  });
  const written = questions.filter(({ writtenBy }) => writtenBy === 'MODEL');
  expect(written.length).toBeGreaterThanOrEqual(3);
  expect(written[0]).toMatchObject({
    text: 'What did you do last with topic 1, and what came of it?',
    goodSigns: ['names a case', 'gives figures'],
  });
  expect(server.asked.map(topicsOf)).toEqual([written.map((_, index) => index + 1)]);
  const used = await database().modelUse.findMany({ where: { processId: place.processId } });
  expect(used).toEqual([expect.objectContaining({ inputTokens: server.asked[0]?.inputTokens })]);
});

test('what it is sent has the criteria and quotes, and no personal data', async () => {
  const { prepare, place } = await setUpInterview();
  const analysis = await database().candidate.findUniqueOrThrow({
    where: { id: place.candidateId },
    select: { currentAnalysis: { select: { verdicts: { select: { id: true } } } } },
  });
  const quote = 'Olga Miła, tel. +48 600 100 200, wdrażała SAP. Ma dwoje dzieci.';
  const verdictIds = analysis.currentAnalysis?.verdicts.map(({ id }) => id) ?? [];
  await database().evidence.updateMany({ where: { verdictId: { in: verdictIds } }, data: { quote } });
  const { questions } = await prepare();
  const [asked] = server.asked;
  const lines = asked ? linesOf(asked) : '';
  expect(lines).toContain(questions[0]?.label);
  expect(lines).toContain('[NAME], tel. [PHONE], wdrażała SAP.');
  for (const secret of ['Olga', 'Miła', '600 100', 'dzieci']) expect(server.requestsWith(secret)).toEqual([]);
});

test("a name that only the CV's file tells is masked", async () => {
  const { prepare, place } = await setUpInterview();
  await database().candidate.update({
    where: { id: place.candidateId },
    data: { firstName: null, lastName: null, cvFileName: 'CV_Larkhill_Pippa.pdf' },
  });
  await database().evidence.updateMany({
    where: { verdict: { analysis: { candidateId: place.candidateId } } },
    data: { quote: 'Opinia: Pippa Larkhill wdraża SAP.' },
  });
  await prepare();
  const [asked] = server.asked;
  expect(asked ? linesOf(asked) : '').toContain('Opinia: [NAME] wdraża SAP.');
  expect(server.requestsWith('Larkhill')).toEqual([]);
});

test('a question that may not be asked gives way to the one of the bank', async () => {
  server.respond = asking((topic) => (topic === 1 ? 'How old are you?' : 'Which part of it did you do yourself?'));
  const { questions, modelFailure } = await (await setUpInterview()).prepare();
  expect(modelFailure).toBeNull();
  expect(questions.slice(0, 2).map(({ writtenBy }) => writtenBy)).toEqual(['BANK', 'MODEL']);
  expect(questions[0]?.text).not.toContain('old');
});

test('signs that are private or too few are those of the bank', async () => {
  server.respond = (request) => ({
    questions: topicsOf(request).map((topic) => ({
      topic,
      question: 'Which part of it did you do yourself?',
      goodSigns: ['is healthy', 'has no children', 'names a case'],
      poorSigns: [],
    })),
  });
  const { questions } = await (await setUpInterview()).prepare();
  const [first] = questions;
  expect(first?.writtenBy).toBe('MODEL');
  expect(first?.goodSigns).not.toContain('names a case');
  expect(first?.poorSigns.length).toBeGreaterThanOrEqual(2);
});

test.each<[Fault, string]>([
  [{ kind: 'server-error' }, 'model.unavailable'],
  [{ kind: 'rate-limit', retryAfterSeconds: 1 }, 'model.rate-limited'],
  [{ kind: 'insufficient-quota' }, 'model.quota-spent'],
  [{ kind: 'hang' }, 'model.timed-out'],
  [{ kind: 'cut' }, 'model.unavailable'],
  [{ kind: 'malformed-json' }, 'model.bad-answer'],
  [{ kind: 'truncated' }, 'model.too-long'],
  [{ kind: 'silent-truncation', tokens: 50 }, 'model.too-long'],
  [{ kind: 'refusal' }, 'model.refused'],
])('%j leaves the questions to the bank, and says so', async (fault, code) => {
  await database().modelGate.deleteMany();
  await database().modelSettings.updateMany({ data: { timeoutSeconds: 1 } });
  server.fail(fault);
  const { questions, ...simulation } = await (await setUpInterview()).prepare();
  expect(simulation).toMatchObject({ status: 'IN_PROGRESS', model: 'gpt-4.1-mini', modelFailure: code });
  expect(questions.map(({ writtenBy }) => writtenBy)).toEqual(questions.map(() => 'BANK'));
  expect(questions.length).toBeGreaterThan(1);
  await database().modelGate.deleteMany();
});

test('over budget nothing is asked', async () => {
  await useModel(server, { monthlyBudget: 0n });
  const { modelFailure } = await (await setUpInterview()).prepare();
  expect([modelFailure, server.asked.length]).toEqual(['model.budget-spent', 0]);
});

test('where the key cannot be read, the bank asks and the interview says why', async () => {
  await useModel(server, { encryptedKey: 'unreadable' });
  const { model, modelFailure } = await (await setUpInterview()).prepare();
  expect([model, modelFailure, server.requests.length]).toEqual([null, 'model.key-unreadable', 0]);
});

test('a process of the built-in engine sends nothing; one that chose a model says that there is none', async () => {
  const { model, modelFailure } = await (await setUpInterview({ engine: 'offline' })).prepare();
  expect([model, modelFailure, server.requests.length]).toEqual([null, null, 0]);
  await database().modelSettings.deleteMany();
  const missing = await (await setUpInterview({ engine: 'openai' })).prepare();
  expect([missing.model, missing.modelFailure]).toEqual([null, 'model.not-set-up']);
});
