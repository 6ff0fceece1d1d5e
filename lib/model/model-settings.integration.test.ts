import { database } from '@/lib/db/client';
import { env } from '@/lib/env';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { settingsInput } from '@/tests/model-settings';
import { getModelSettings } from './get-model-settings';
import { findModelSettings } from './find-model-state';
import { saveModelSettings } from './save-model-settings';
import { modelSettingsInputSchema, modelSettingsSchema, type ModelSettingsInput } from './schemas';

const key = 'sk-tests-0123456789-wxyz';
const settings: ModelSettingsInput = {
  ...settingsInput,
  baseUrl: 'http://models.example/v1',
  api: 'chat',
  requestsPerMinute: 100,
  contextLength: 16_384,
  concurrency: 2,
  inputPrice: 250_000,
  outputPrice: 2_000_000,
  monthlyBudget: 50_000_000,
};

beforeEach(() => database().modelSettings.deleteMany());

async function save(change: Partial<ModelSettingsInput> = {}, ifMatch: string | null = null) {
  const { actor } = await createTestUser('ADMIN');
  return saveModelSettings(actor, { ...settings, ...change, ifMatch });
}

test('before the first change the settings are empty and no model is ready', async () => {
  const { actor } = await createTestUser('ADMIN');
  const found = modelSettingsSchema.parse(await getModelSettings(actor));
  expect(found).toMatchObject({ enabled: true, model: null, key: null, ready: false, version: 0 });
});

test('a saved key judges from then on, and nothing that is shown or written down holds it', async () => {
  const { actor } = await createTestUser('ADMIN');
  const saved = modelSettingsSchema.parse(
    await saveModelSettings(actor, { ...settings, apiKey: key, ifMatch: '"v0"' }),
  );
  expect(saved).toMatchObject({ ready: true, version: 1, inputPrice: 250_000, monthlyBudget: 50_000_000 });
  expect(saved.key).toEqual({ origin: 'SETTINGS', lastFour: 'wxyz', readable: true });
  expect(await findModelSettings()).toMatchObject({ apiKey: key, model: 'reader-1', api: 'chat' });
  const row = await database().modelSettings.findUniqueOrThrow({ where: { id: 1 } });
  const audit = await database().auditEvent.findMany({
    where: { action: 'model.settings-saved', actorId: actor.userId },
  });
  expect(audit).toHaveLength(1);
  const written = JSON.stringify([saved, { ...row, monthlyBudget: null }, audit]);
  expect(written).not.toContain(key);
  expect(audit[0]?.details).toMatchObject({
    changes: expect.arrayContaining([{ field: 'apiKey', subject: null, from: null, to: 'set' }]),
  });
});

test('the length of the context and the calls at once are kept, and may be unknown', async () => {
  expect(await save()).toMatchObject({ contextLength: 16_384, concurrency: 2, ready: true });
  expect(await findModelSettings()).toMatchObject({ contextLength: 16_384, concurrency: 2, apiKey: null });
  expect(await save({ contextLength: null, concurrency: null })).toMatchObject({
    contextLength: null,
    concurrency: null,
  });
});

test('an empty key keeps the present one, null removes it, and saving the same again is no new version', async () => {
  await save({ apiKey: key });
  expect(await save({ apiKey: '', model: 'reader-2' })).toMatchObject({ version: 2, key: { lastFour: 'wxyz' } });
  expect(await save({ model: 'reader-2' })).toMatchObject({ version: 2 });
  expect(await save({ model: 'reader-2', apiKey: null })).toMatchObject({ version: 3, key: null, ready: true });
});

test('a key is not sent to another server than it was entered for', async () => {
  await save({ apiKey: key });
  expect(await save({ baseUrl: 'http://models.example/other/v1' })).toMatchObject({ ready: true });
  await expect(save({ baseUrl: 'http://elsewhere.example/v1' })).rejects.toMatchObject({
    code: 'request.invalid',
    fields: [{ path: 'apiKey', code: 'key-for-other-server' }],
  });
  expect(await save({ baseUrl: 'http://elsewhere.example/v1', apiKey: `${key}-2` })).toMatchObject({ ready: true });
});

test.each([
  [{}, null],
  [{ OPENAI_API_KEY: key, OPENAI_MODEL: 'reader-1' }, null],
  [{ OPENAI_API_KEY: key }, 'model.incomplete'],
  [{ OPENAI_MODEL: 'reader-1' }, 'model.incomplete'],
  [{ OPENAI_BASE_URL: 'http://models.example/v1' }, 'model.incomplete'],
  [{ OPENAI_BASE_URL: 'http://models.example/v1', OPENAI_MODEL: 'reader-1' }, null],
])('with %j in the environment the problem is %s', async (change, problem) => {
  const { actor } = await createTestUser('ADMIN');
  Object.assign(env(), change);
  const found = await getModelSettings(actor);
  Object.assign(env(), { OPENAI_API_KEY: undefined, OPENAI_MODEL: undefined, OPENAI_BASE_URL: undefined });
  expect(found.problem).toBe(problem);
});

test('a key stored under another secret is said to be unreadable', async () => {
  await save({ apiKey: key });
  await database().modelSettings.update({ where: { id: 1 }, data: { encryptedKey: 'AAAA.AAAA.AAAA' } });
  const { actor } = await createTestUser('ADMIN');
  expect(await getModelSettings(actor)).toMatchObject({
    ready: false,
    problem: 'model.key-unreadable',
    key: { readable: false },
  });
});

test('a save over a version that has changed is refused', async () => {
  await save();
  await expect(save({ model: 'late' }, '"v0"')).rejects.toMatchObject({ code: 'model.settings-changed', etag: '"v1"' });
  expect(await save({ model: 'late' }, '*')).toMatchObject({ model: 'late' });
});

test('what analyses cost is listed by month and process', async () => {
  const { actor } = await createTestUser('ADMIN');
  const { id: processId } = await createTestProcess(actor, { name: 'Dekarz / Dekarka' });
  const candidate = await database().candidate.create({
    data: { processId, ordinalNumber: 1, source: 'KNOW_ME', status: 'NEW', externalProcessStatus: 'NOT_APPLICABLE' },
  });
  const analysis = {
    candidateId: candidate.id,
    cvSha256: 'a'.repeat(64),
    readerVersion: '1',
    criteriaSnapshot: [],
    inputHash: 'x',
    engine: 'openai',
    engineVersion: '1',
    model: 'reader-1',
    locale: 'pl',
    matchScore: 50,
    scoreBreakdown: {},
    strengths: [],
    weaknesses: [],
    redFlags: [],
    tips: [],
    feedback: '',
    startedAt: new Date(),
  };
  for (const inputTokens of [1000, 3000, 0]) {
    const usage = { inputTokens, outputTokens: 10, costMicros: inputTokens * 2 };
    await database().analysis.create({ data: { ...analysis, ...usage, requestId: crypto.randomUUID() } });
  }
  const { usage, spentThisMonth } = modelSettingsSchema.parse(await getModelSettings(actor));
  const row = usage.find((one) => one.processId === processId);
  expect(row).toMatchObject({ processName: 'Dekarz / Dekarka', analyses: 2, inputTokens: 4000, costMicros: 8000 });
  expect(row?.month).toMatch(/^\d{4}-\d{2}$/);
  expect(spentThisMonth).toBeGreaterThanOrEqual(8000);
});

test.each(['RECRUITER', 'VIEWER'] as const)('a %s may neither see nor change the settings', async (role) => {
  const { actor } = await createTestUser(role);
  await expect(getModelSettings(actor)).rejects.toMatchObject({ code: 'permission.denied' });
  const saving = saveModelSettings(actor, { ...settings, ifMatch: null });
  await expect(saving).rejects.toMatchObject({ code: 'permission.denied' });
});

test.each([
  ['another protocol', { baseUrl: 'file:///etc/passwd' }],
  ['a password in the address', { baseUrl: 'https://me:secret@models.example/v1' }],
  ['a price of one kind of tokens only', { outputPrice: null }],
  ['a budget without prices', { inputPrice: null, outputPrice: null }],
  ['an unknown API', { api: 'batch' }],
  ['a context too short for any CV', { contextLength: 1023 }],
  ['Ollama’s API without an address', { api: 'ollama', baseUrl: null }],
  ['no call at once', { concurrency: 0 }],
])('%s is refused', (_, change) => {
  expect(modelSettingsInputSchema.safeParse({ ...settings, ...change }).success).toBe(false);
  expect(modelSettingsInputSchema.safeParse(settings).success).toBe(true);
});
