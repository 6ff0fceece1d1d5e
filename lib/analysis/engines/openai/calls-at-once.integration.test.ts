import { database } from '@/lib/db/client';
import type { ModelSettings } from '@/lib/model/model-settings';
import { OpenAiServer } from '@/tests/openai-server/openai-server';
import { askModel } from './ask-model';
import type { ModelQuestion } from './model-question';

let server: OpenAiServer;
beforeAll(async () => {
  server = await OpenAiServer.start({ answerMs: 100 });
  await database().modelCall.deleteMany();
});
afterAll(() => server.close());

const question: ModelQuestion = {
  instructions: 'Judge.',
  messages: [{ role: 'user', content: '1. Works with Java' }],
  words: ['Works with Java'],
};

test('of ten questions at the same time never more than two are at the server, and all are answered', async () => {
  const settings: ModelSettings = {
    apiKey: server.apiKey,
    baseUrl: server.url,
    model: 'gpt-4.1-mini',
    api: 'chat',
    reasoningEffort: null,
    blind: true,
    votes: 1,
    acceptsExtras: false,
    offlineIfUnusable: false,
    writeTexts: false,
    timeoutSeconds: 5,
    requestsPerMinute: null,
    tokensPerMinute: null,
    contextLength: null,
    concurrency: 2,
    prices: null,
    monthlyBudget: null,
  };
  const answers = await Promise.all(Array.from({ length: 10 }, () => askModel(settings, question)));
  expect(answers.map(({ end }) => end)).toEqual(Array(10).fill('whole'));
  expect(server.mostAtOnce).toBe(2);
});
