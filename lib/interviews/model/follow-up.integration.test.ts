import { createTestUser } from '@/prisma/seed/factories';
import { maskingVersion } from '@/lib/cv/masking/masking-version';
import { database } from '@/lib/db/client';
import { useModel } from '@/tests/analysis/model-run';
import { asking, linesOf, topicsOf } from '@/tests/interviews/model-questions';
import { setUpInterview, type InterviewScene } from '@/tests/interviews/model-scene';
import type { Fault } from '@/tests/openai-server/faults';
import { OpenAiServer } from '@/tests/openai-server/openai-server';
import { answerQuestion } from '../answer-question';
import { completeSimulation } from '../complete-simulation';
import { startFollowUp } from '../start-follow-up';

const server = OpenAiServer.ofTests();
const followUp = 'You named a warehouse. Which part of the move did you do yourself?';
const followingUp = (text: string) =>
  asking((topic) => (topic === 0 ? text : `What did you do last with topic ${topic}?`));
const answer = 'Olga moved a warehouse to SAP. Call +48 600 100 200.';

beforeEach(async () => {
  server.respond = followingUp(followUp);
  await useModel(server);
  await database().modelGate.deleteMany();
});
afterAll(async () => {
  await database().modelSettings.deleteMany();
});

async function answered(text = answer): Promise<InterviewScene & { questionId: string }> {
  const scene = await setUpInterview();
  await scene.prepare();
  const { id: questionId } = await scene.question(0);
  const input = { ...scene.place, questionId, answer: text, action: 'SEND' as const };
  expect(await answerQuestion(scene.actor, input)).toMatchObject({ question: { followUpDue: true }, followUp: null });
  return { ...scene, questionId };
}

const start = ({ actor, place, questionId }: InterviewScene & { questionId: string }) =>
  startFollowUp(actor, { ...place, questionId });

async function read(stream: ReadableStream<string>): Promise<string[]> {
  const parts: string[] = [];
  for await (const part of stream) parts.push(part);
  return parts;
}

test('comes by sentences and is stored, without what is private in an answer of before', async () => {
  const scene = await answered();
  const before = { answer: `${answer} I'm pregnant, due in May.` };
  await database().interviewQuestion.update({ where: { id: scene.questionId }, data: before });
  expect(await read(await start(scene))).toEqual([
    'You named a warehouse.',
    ' Which part of the move did you do yourself?',
  ]);
  expect(await scene.question(1)).toMatchObject({ isFollowUp: true, text: followUp, writtenBy: 'MODEL' });
  expect((await scene.question(0)).followUpDue).toBe(false);
  const asked = server.asked.find((request) => topicsOf(request).length === 0);
  expect(asked && linesOf(asked)).toContain('Answer: [NAME] moved a warehouse to SAP. Call [PHONE].');
  for (const secret of ['Olga', 'pregnant', '600 100']) expect(server.requestsWith(secret)).toEqual([]);
  await expect(start(scene)).rejects.toMatchObject({ code: 'interview.follow-up-not-due' });
});

test('of an answer with something private no follow-up is due', async () => {
  const scene = await setUpInterview();
  await scene.prepare();
  const { id: questionId } = await scene.question(0);
  const input = { ...scene.place, questionId, answer: `${answer} I'm pregnant.`, action: 'SEND' as const };
  expect(await answerQuestion(scene.actor, input)).toMatchObject({
    question: { followUpDue: false, privateLeftOut: true },
    followUp: null,
  });
});

test('of a hidden candidate it comes whole and masked, as it is shown afterwards', async () => {
  const named = 'You named a warehouse. What did Olga Miła do there herself?';
  server.respond = followingUp(named);
  const scene = await answered();
  const { analysisId } = await database().interviewSimulation.findUniqueOrThrow({
    where: { id: scene.place.interviewSimulationId },
  });
  const { cvSha256: sha256 } = await database().analysis.findUniqueOrThrow({ where: { id: analysisId } });
  await database().cvFile.create({ data: { sha256, sizeBytes: 1, mimeType: 'application/pdf' } });
  const data = { sha256, text: '', maskedTexts: [], readerVersion: 'test', maskingVersion };
  await database().cvSearchText.create({ data });
  await database().process.update({ where: { id: scene.place.processId }, data: { blindMode: true } });
  const told = await read(await start(scene));
  expect(told).toEqual(['You named a warehouse. What did ███ do there herself?']);
  expect((await scene.question(1)).text).toBe(told[0]);
});

test('at most two follow, and the model may find an answer enough', async () => {
  const scene = await answered();
  await read(await start(scene));
  const second = { ...scene, questionId: (await scene.question(1)).id };
  const again = { ...scene.place, answer: 'The stock counts.', action: 'SEND' as const };
  await answerQuestion(scene.actor, { ...again, questionId: second.questionId });
  server.respond = followingUp('What did the counts show you?');
  await read(await start(second));
  const third = await scene.question(2);
  expect(third.isFollowUp).toBe(true);
  const last = await answerQuestion(scene.actor, { ...again, questionId: third.id });
  expect(last).toMatchObject({ question: { followUpDue: false }, followUp: null });

  server.respond = (request) => (topicsOf(request).length > 0 ? followingUp(followUp)(request) : { followUp: null });
  const other = await answered();
  const { total } = await other.load();
  expect(await read(await start(other))).toEqual([]);
  expect(await other.load()).toMatchObject({ total, modelFailure: null });
});

test('what was already asked, word for word, is neither told nor asked again', async () => {
  const scene = await answered();
  await read(await start(scene));
  const { id: questionId } = await scene.question(1);
  const { total } = await scene.load();
  await answerQuestion(scene.actor, { ...scene.place, questionId, answer: 'The stock counts.', action: 'SEND' });
  for (const { text } of [await scene.question(0), await scene.question(1)]) {
    server.respond = followingUp(`${text.toUpperCase()} `);
    await database().interviewQuestion.update({ where: { id: questionId }, data: { followUpFrom: new Date() } });
    expect((await read(await start({ ...scene, questionId }))).join('')).not.toContain(text.toUpperCase());
    expect(await scene.load()).toMatchObject({ total, modelFailure: null });
  }
});

test('a reader who leaves loses nothing', async () => {
  server.answerMs = 300;
  const scene = await answered();
  await (await start(scene)).cancel();
  while ((await scene.question(0)).followUpDue) await new Promise((resolve) => setTimeout(resolve, 50));
  expect((await scene.question(1)).text).toBe(followUp);
});

test('of two who ask at once one is told that it is being written', async () => {
  server.answerMs = 200;
  const scene = await answered();
  const both = await Promise.allSettled([start(scene), start(scene)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const [won] = both.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  if (won) await read(won);
  const { questions } = await scene.load();
  expect(questions.filter(({ isFollowUp }) => isFollowUp)).toHaveLength(1);
});

test('one that was being written when the server died may be asked for again', async () => {
  const scene = await answered();
  const soon = new Date(Date.now() + 60_000);
  const { questionId: id } = scene;
  await database().interviewQuestion.update({ where: { id }, data: { followUpFrom: soon } });
  await expect(start(scene)).rejects.toMatchObject({ code: 'interview.follow-up-not-due' });
  await database().interviewQuestion.update({ where: { id }, data: { followUpFrom: new Date(Date.now() - 1) } });
  expect(await read(await start(scene))).toHaveLength(2);
});

test('what may not be asked is never told, and a rule takes its place', async () => {
  server.respond = followingUp('You named a warehouse. How old were your children then?');
  const scene = await answered('Yes.');
  expect(await read(await start(scene))).toEqual(['You named a warehouse.']);
  expect(await scene.question(1)).toMatchObject({ isFollowUp: true, writtenBy: 'BANK' });
  expect((await scene.load()).modelFailure).toBeNull();
});

test.each<[Fault, string]>([
  [{ kind: 'server-error' }, 'model.unavailable'],
  [{ kind: 'hang', at: 'middle' }, 'model.timed-out'],
  [{ kind: 'cut' }, 'model.unavailable'],
  [{ kind: 'stream-error' }, 'model.unavailable'],
  [{ kind: 'malformed-json' }, 'model.bad-answer'],
  [{ kind: 'silent-truncation', tokens: 50 }, 'model.too-long'],
  [{ kind: 'refusal' }, 'model.refused'],
])('after %j the bank goes on to the end', async (fault, code) => {
  const scene = await answered('Yes.');
  await database().modelSettings.updateMany({ data: { timeoutSeconds: 1 } });
  server.fail(fault);
  await read(await start(scene));
  expect(await scene.load()).toMatchObject({ modelFailure: code, model: 'gpt-4.1-mini' });
  const next = await scene.question(1);
  expect(next).toMatchObject({ isFollowUp: true, writtenBy: 'BANK', followUpDue: false });
  const input = { ...scene.place, questionId: next.id, answer: 'Yes.', action: 'SEND' as const };
  expect((await answerQuestion(scene.actor, input)).question.followUpDue).toBe(false);
});

test('nothing follows where the interview ended or the answer was skipped meanwhile', async () => {
  server.answerMs = 300;
  const scene = await answered();
  const { total } = await scene.load();
  const writing = read(await start(scene));
  await completeSimulation(scene.actor, scene.place);
  await writing;
  expect((await scene.load()).total).toBe(total);

  const other = await answered();
  const skip = { ...other.place, questionId: other.questionId, answer: '', action: 'SKIP' as const };
  const { version } = await other.question(0);
  await answerQuestion(other.actor, { ...skip, version });
  await expect(start(other)).rejects.toMatchObject({ code: 'interview.follow-up-not-due' });
});

test('a viewer may not ask for it, nor anybody with a foreign id', async () => {
  const scene = await answered();
  const { actor: viewer } = await createTestUser('VIEWER');
  await expect(start({ ...scene, actor: viewer })).rejects.toMatchObject({ code: 'permission.denied' });
  const elsewhere = await answered();
  await expect(start({ ...scene, questionId: elsewhere.questionId })).rejects.toMatchObject({
    code: 'interview.question-not-found',
  });
});
