import { database } from '@/lib/db/client';
import type { ModelSettings } from '@/lib/model/model-settings';
import { OpenAiServer } from '@/tests/openai-server/openai-server';
import { engineSettings } from '@/tests/model-settings';
import { askModel } from './ask-model';
import type { ModelQuestion } from './model-question';

const server = OpenAiServer.ofTests({ answerMs: 100 });
beforeAll(async () => {
  await database().modelCall.deleteMany();
});

const question: ModelQuestion = {
  instructions: 'Judge.',
  messages: [{ role: 'user', content: '1. Works with Java' }],
  words: ['Works with Java'],
};

test('of ten questions at the same time never more than two are at the server, and all are answered', async () => {
  const settings: ModelSettings = { ...engineSettings, apiKey: server.apiKey, baseUrl: server.url, concurrency: 2 };
  const answers = await Promise.all(Array.from({ length: 10 }, () => askModel(settings, question)));
  expect(answers.map(({ end }) => end)).toEqual(Array(10).fill('whole'));
  expect(server.mostAtOnce).toBe(2);
});
