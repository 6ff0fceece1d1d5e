import { database } from '@/lib/db/client';
import { recordExtras } from '@/lib/model/model-server';
import type { ModelSettingsInput } from '@/lib/model/schemas';
import { createTestUser } from '@/prisma/seed/factories';
import { OpenAiServer } from '@/tests/openai-server/openai-server';
import { settingsInput } from '@/tests/model-settings';
import { tryModel } from './try-model';

const server = OpenAiServer.ofTests();
beforeEach(async () => {
  await database().modelSettings.deleteMany();
});

const settings = (change: Partial<ModelSettingsInput> = {}): ModelSettingsInput => ({
  ...settingsInput,
  enabled: false,
  baseUrl: server.url,
  model: 'gpt-4.1-mini',
  api: 'chat',
  votes: 3,
  offlineIfUnusable: true,
  requestsPerMinute: 1,
  tokensPerMinute: 1000,
  inputPrice: 2_000_000,
  outputPrice: 8_000_000,
  currency: 'EUR',
  monthlyBudget: 0,
  apiKey: server.apiKey,
  ...change,
});

async function run(change: Partial<ModelSettingsInput> = {}, signal?: AbortSignal) {
  const { actor } = await createTestUser('ADMIN');
  return tryModel(actor, { settings: settings(change), example: 4 }, signal);
}

test('unsaved settings judge an example once, outside limits and budget, and nothing is stored', async () => {
  const trial = await run();
  expect(trial).toMatchObject({ ok: true, result: { example: 4, problem: null, repairs: expect.any(Number) } });
  if (!trial.ok) throw new Error(trial.code);
  const { verdicts, usage } = trial.result;
  expect(verdicts).toHaveLength(8);
  expect(usage.costMicros).toBeGreaterThan(0);
  expect(server.asked.length).toBe(1 + trial.result.repairs);
  expect(await database().modelGate.count()).toBe(0);
  expect(await database().modelUse.count()).toBe(0);
});

test('what a test of the settings has found out about the server is heeded', async () => {
  await run();
  expect(server.asked.map(({ body }) => 'seed' in body)).not.toContain(true);
  server.reset();
  await recordExtras({ baseUrl: server.url, model: 'gpt-4.1-mini', api: 'chat' }, true);
  await run();
  expect(server.asked.map(({ body }) => 'seed' in body)).not.toContain(false);
  await database().modelServer.deleteMany();
});

test.each([
  ['a wrong key', 'model.key-refused', { apiKey: 'sk-wrong' }],
  ['an unknown model', 'model.not-found', { model: 'no-such-model' }],
  ['no model', 'model.not-set-up', { model: null }],
  ['a server that is not there', 'model.unavailable', { baseUrl: 'http://127.0.0.1:1/v1' }],
])('%s gives the code of the fault', async (_, code, change) => {
  expect(await run(change)).toEqual({ ok: false, code });
});

test('whoever has gone is not waited for', async () => {
  const gone = new AbortController();
  gone.abort();
  expect(await run({}, gone.signal)).toMatchObject({ ok: false });
  expect(server.requests).toHaveLength(0);
});

test('only an administrator may try', async () => {
  const { actor } = await createTestUser('RECRUITER');
  await expect(tryModel(actor, { settings: settings(), example: 1 })).rejects.toMatchObject({
    code: 'permission.denied',
  });
});
