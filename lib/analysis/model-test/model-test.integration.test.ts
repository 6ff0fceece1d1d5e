import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { testModel } from '@/lib/analysis/model-test/test-model';
import type { ModelTestStep } from '@/lib/domain/model-enums';
import { modelTestSchema, type ModelTestInput } from '@/lib/model/model-test-schemas';
import type { ModelSettingsInput } from '@/lib/model/schemas';
import { createTestUser } from '@/prisma/seed/factories';
import { settingsInput } from '@/tests/model-settings';
import { markers } from './probe-questions';

interface Reply {
  status?: number;
  /** Of the model. */
  text?: string;
  inputTokens?: number;
  ms?: number;
  error?: string;
}

let server: Server;
let reply: (prompt: string) => Reply | Promise<Reply>;
let cut: number;

async function promptOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  const { messages } = JSON.parse(body) as { messages: { content: string }[] };
  return messages.map(({ content }) => content).join('\n');
}

beforeAll(async () => {
  server = createServer((request, response) => {
    response.on('close', () => void (cut += response.writableFinished ? 0 : 1));
    void promptOf(request).then(async (prompt) => {
      const { status = 200, text = '', inputTokens = 5000, ms = 0, error } = await reply(prompt);
      await sleep(ms, undefined, { ref: false });
      const usage = { prompt_tokens: inputTokens, completion_tokens: 300, total_tokens: inputTokens + 300 };
      const choices = [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }];
      const body = error ? { error: { message: error } } : { id: 'c', model: 'm', created: 1, choices, usage };
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => (cut = 0));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function run(
  step: ModelTestStep,
  change: Partial<ModelSettingsInput> = {},
  signal = new AbortController().signal,
) {
  const { actor } = await createTestUser('ADMIN');
  const input: ModelTestInput = {
    ...settingsInput,
    api: 'chat',
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    writeTexts: false,
    step,
    ...change,
  };
  return modelTestSchema.parse(await testModel(actor, input, signal));
}

/** Verdicts with a quote of each of the markers. */
function answerWith(...read: ('beginning' | 'end')[]): string {
  const verdicts = Object.entries(markers).map(([place, { criterion, words }]) => ({
    criterion,
    verdict: 'MET',
    confidence: 0.9,
    reason: 'Jest w CV.',
    evidence: read.includes(place as 'beginning') ? [{ sentence: 0, quote: `nr ${words}` }] : [],
  }));
  return JSON.stringify({ verdicts });
}

test('a long CV that is read from its beginning to its end', async () => {
  const prompts: string[] = [];
  reply = (prompt) => {
    prompts.push(prompt);
    return { text: answerWith('beginning', 'end') };
  };
  const outcome = await run('cv');
  expect(outcome).toMatchObject({ ok: true, reading: 'whole', isInForm: true, inputTokens: 5000, outputTokens: 300 });
  const [prompt = ''] = prompts;
  for (const { words } of Object.values(markers)) expect(prompt.split(words)).toHaveLength(2);
});

test.each([
  ['silently cut, as its count of tokens shows', 'part', { inputTokens: 1024, text: answerWith('end') }],
  ['cut by a server that counts nothing', 'part', { inputTokens: 0, text: answerWith('end') }],
  ['refused as too long', 'refused', { status: 400, error: 'the request exceeds the available context size' }],
  ['read whole by a model that overlooks its end', 'endMissed', { text: answerWith('beginning') }],
  ['read whole by a model that overlooks its beginning', 'beginningMissed', { text: answerWith('end') }],
])('a long CV is %s', async (_, reading, given) => {
  reply = () => given;
  expect(await run('cv')).toMatchObject({ ok: true, reading });
});

test('the number of the line is proof of reading too', async () => {
  const evidence = (line: number) => [{ sentence: line, quote: 'zaświadczenie' }];
  const verdicts = Object.values(markers).map(({ criterion, line }) => ({
    criterion,
    verdict: 'MET',
    confidence: 0.9,
    reason: 'Jest.',
    evidence: evidence(line),
  }));
  reply = () => ({ text: JSON.stringify({ verdicts }) });
  expect(await run('cv')).toMatchObject({ reading: 'whole' });
});

test('an answer that has to be read kindly is told apart from one in the form that was asked for', async () => {
  const text = answerWith('beginning', 'end');
  reply = () => ({ text });
  expect(await run('answer')).toMatchObject({ ok: true, isInForm: true });
  reply = () => ({ text: `Here you are:\n\`\`\`json\n${text}\n\`\`\`` });
  expect(await run('answer')).toMatchObject({ ok: true, isInForm: false });
  reply = () => ({ text: 'I like this CV.' });
  expect(await run('answer')).toMatchObject({ ok: false, code: 'model.bad-answer' });
});

test('two at once: a server that answers both, one that takes turns, and one that refuses the second', async () => {
  const text = answerWith('beginning');
  reply = () => ({ text, ms: 500 });
  expect(await run('parallel')).toMatchObject({ ok: true, atOnce: true });
  let turn = Promise.resolve();
  reply = async () => {
    turn = turn.then(() => sleep(500));
    await turn;
    return { text };
  };
  expect(await run('parallel')).toMatchObject({ ok: true, atOnce: false });
  let under = 0;
  reply = async () => {
    under += 1;
    const isSecond = under > 1;
    if (!isSecond) await sleep(300);
    under -= 1;
    return isSecond ? { status: 503, error: 'no slot available' } : { text };
  };
  expect(await run('parallel')).toMatchObject({ ok: true, atOnce: false });
});

test('the time-out of the settings holds, and the outcome says that it was that', async () => {
  reply = () => ({ ms: 30_000 });
  const outcome = await run('answer', { timeoutSeconds: 5 });
  expect(outcome).toMatchObject({ ok: false, code: 'model.timed-out', timedOut: true });
  expect(outcome.milliseconds).toBeLessThan(25_000);
  expect(await run('answer', { baseUrl: 'http://127.0.0.1:1/v1' })).toMatchObject({ timedOut: false });
});

test('the model is not left to write for somebody who has gone', async () => {
  const gone = new AbortController();
  reply = () => {
    setTimeout(() => gone.abort(), 50);
    return { ms: 30_000 };
  };
  expect(await run('cv', {}, gone.signal)).toMatchObject({ ok: false, timedOut: false });
  for (let tries = 0; cut === 0 && tries < 250; tries += 1) await sleep(20);
  expect(cut).toBe(1);
});
