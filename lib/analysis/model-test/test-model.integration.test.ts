import { database } from '@/lib/db/client';
import { acceptsExtras } from '@/lib/model/model-server';
import { saveModelSettings } from '@/lib/model/save-model-settings';
import type { ModelSettingsInput } from '@/lib/model/schemas';
import { createTestUser } from '@/prisma/seed/factories';
import { OpenAiServer } from '@/tests/openai-server/openai-server';
import type { ModelTestStep } from '@/lib/domain/model-enums';
import { modelTestSchema } from '@/lib/model/model-test-schemas';
import { settingsInput } from '@/tests/model-settings';
import { testModel } from './test-model';

const server = OpenAiServer.ofTests();
beforeEach(async () => {
  await database().modelSettings.deleteMany();
});

function settings(change: Partial<ModelSettingsInput> = {}): ModelSettingsInput {
  return { ...settingsInput, baseUrl: server.url, model: 'gpt-4.1-mini', apiKey: server.apiKey, ...change };
}

const answering = (change: Partial<ModelSettingsInput> = {}) => ({ ...settings(change), step: 'answer' as const });
const never = new AbortController().signal;

async function run(change: Partial<ModelSettingsInput> = {}, step: ModelTestStep = 'answer', signal = never) {
  const { actor } = await createTestUser('ADMIN');
  return modelTestSchema.parse(await testModel(actor, { ...settings(change), step }, signal));
}

test.each(['responses', 'chat'] as const)('unsaved settings are tried over %s, outside the limits', async (api) => {
  expect(await run({ api })).toMatchObject({ ok: true, inputTokens: expect.any(Number) });
  expect(server.asked).toHaveLength(1);
  expect(await database().modelGate.count()).toBe(0);
});

test.each([
  ['a wrong key', 'model.key-refused', { apiKey: 'sk-wrong' }],
  ['an unknown model', 'model.not-found', { model: 'no-such-model' }],
  ['no model', 'model.not-set-up', { model: null }],
  ['no key for a server that asks for one', 'model.key-missing', { apiKey: '' }],
  ['no key for OpenAI', 'model.not-set-up', { apiKey: '', baseUrl: null }],
  ['a server that is not there', 'model.unavailable', { baseUrl: 'http://127.0.0.1:1/v1' }],
])('%s gives the code of the fault', async (_, code, change) => {
  expect(await run(change)).toMatchObject({ ok: false, code });
});

test('the saved key is used for its own server only', async () => {
  const { actor } = await createTestUser('ADMIN');
  await saveModelSettings(actor, { ...settings(), ifMatch: null });
  expect(await testModel(actor, answering({ apiKey: '' }), never)).toMatchObject({ ok: true });
  expect(await testModel(actor, answering({ apiKey: null }), never)).toMatchObject({ code: 'model.key-missing' });
  const other = await OpenAiServer.start();
  expect(await testModel(actor, answering({ apiKey: '', baseUrl: other.url }), never)).toMatchObject({
    code: 'model.key-missing',
  });
  expect(other.requests.every(({ headers }) => headers.authorization === undefined)).toBe(true);
  await other.close();
});

test('a saved key that cannot be read is said to be so', async () => {
  const { actor } = await createTestUser('ADMIN');
  await saveModelSettings(actor, { ...settings(), ifMatch: null });
  await database().modelSettings.update({ where: { id: 1 }, data: { encryptedKey: 'unreadable' } });
  expect(await testModel(actor, answering({ apiKey: '' }), never)).toMatchObject({
    ok: false,
    code: 'model.key-unreadable',
  });
  expect(await testModel(actor, answering(), never)).toMatchObject({ ok: true });
});

test('only an administrator may try', async () => {
  const { actor } = await createTestUser('RECRUITER');
  await expect(testModel(actor, answering(), never)).rejects.toMatchObject({ code: 'permission.denied' });
});

test('over the Responses API a server is asked to keep nothing, unless the last test was refused it', async () => {
  const place = { baseUrl: server.url, model: settings({ api: 'responses' }).model ?? '', api: 'responses' } as const;
  server.fail(
    { kind: 'api-error', status: 400, message: "Unknown parameter: 'store'." },
    { times: 9, when: ({ body }) => 'store' in body },
  );
  expect(await run({ api: 'responses' })).toMatchObject({ ok: true });
  expect(server.asked.map(({ body }) => 'store' in body)).toEqual([false]);
  expect(await acceptsExtras(place)).toBe(false);
  server.reset();
  expect(await run({ api: 'responses' })).toMatchObject({ ok: true });
  expect(server.asked.map(({ body }) => body['store'])).toEqual([false]);
  expect(await acceptsExtras(place)).toBe(true);
});

test('what not all servers take is tried, and remembered where it was accepted', async () => {
  const known = () => database().modelServer.count({ where: { baseUrl: server.url, api: 'chat', accepts: true } });
  server.fail(
    { kind: 'api-error', status: 422, message: 'Extra inputs are not permitted: store' },
    { times: 2, when: ({ body }) => 'store' in body },
  );
  expect(await run({ api: 'chat' })).toMatchObject({ ok: true });
  expect(server.asked.map(({ body }) => 'seed' in body)).toEqual([false]);
  expect(await known()).toBe(0);
  server.reset();
  expect(await run({ api: 'chat' })).toMatchObject({ ok: true });
  expect(server.asked.map(({ body }) => 'seed' in body)).toEqual([true]);
  expect(await known()).toBe(1);
  await database().modelServer.deleteMany();
});
