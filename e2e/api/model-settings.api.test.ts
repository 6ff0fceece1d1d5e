import type { ModelTrial } from '@/lib/analysis/trial/schemas';
import type { Problem } from '@/lib/http/server/problem';
import type { LocalServers } from '@/lib/model/local-server-schemas';
import type { ModelTest } from '@/lib/model/model-test-schemas';
import type { ModelSettingsDto, ModelSettingsInput } from '@/lib/model/schemas';
import { settingsInput } from '@/tests/model-settings';
import { ageSession } from '../../tests/age-session';
import { signIn, signInWithNewSession } from './setup';

const path = '/administration/model';
const key = 'sk-api-tests-0123456789-wxyz';
/** Switched off, so that the other tests are judged by the built-in engine as before. */
const settings: ModelSettingsInput = {
  ...settingsInput,
  enabled: false,
  baseUrl: 'http://127.0.0.1:1/v1',
  reasoningEffort: 'low',
  currency: 'EUR',
};

test.each(['RECRUITER', 'VIEWER'] as const)('a %s gets 403 everywhere', async (role) => {
  const client = await signIn(role);
  const answers = [
    await client.get<Problem>(path),
    await client.put<Problem>(path, settings),
    await client.post<Problem>(`${path}/test`, { ...settings, step: 'answer' }),
    await client.post<Problem>(`${path}/trial`, { settings, example: 1 }),
    await client.post<Problem>(`${path}/local-servers`),
  ];
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(Array(5).fill([403, 'permission.denied']));
});

test('an administrator saves and reads the settings, and the key is in no answer', async () => {
  const admin = await signIn('ADMIN');
  const saved = await admin.put<ModelSettingsDto>(path, { ...settings, apiKey: key });
  expect([saved.status, saved.body.key]).toEqual([200, { origin: 'SETTINGS', lastFour: 'wxyz', readable: true }]);
  expect(saved.headers.get('etag')).toBe(`"v${saved.body.version}"`);
  const read = await admin.get<ModelSettingsDto>(path);
  expect(read.body).toMatchObject({ ...settings, ready: false, version: saved.body.version });
  const stale = await admin.put<Problem>(path, settings, { headers: { 'if-match': '"v0"' } });
  expect([stale.status, stale.body.code]).toEqual([412, 'model.settings-changed']);
  const tried = await admin.post<ModelTest>(`${path}/test`, { ...settings, step: 'answer' });
  expect([tried.status, tried.body]).toEqual([200, expect.objectContaining({ ok: false, code: 'model.unavailable' })]);
  const judged = await admin.post<ModelTrial>(`${path}/trial`, { settings, example: 5 });
  expect([judged.status, judged.body]).toEqual([200, { ok: false, code: 'model.unavailable' }]);
  const elsewhere = await admin.put<Problem>(path, { ...settings, baseUrl: 'http://127.0.0.2:1/v1' });
  expect([elsewhere.status, elsewhere.body.errors[0]?.path]).toEqual([422, 'apiKey']);
  const page = await (await admin.send('GET', '/administration/model')).text();
  expect(JSON.stringify([saved, read, stale, tried, judged, elsewhere]) + page).not.toContain(key);
  const removed = await admin.put<ModelSettingsDto>(path, { ...settings, apiKey: null });
  expect(removed.body.key).toBeNull();
});

test('an old session stores nothing until its person confirms who they are', async () => {
  const admin = await signInWithNewSession('ADMIN');
  await ageSession(process.env.PRODUCT_DATABASE_URL ?? '', admin);
  const before = await admin.get<ModelSettingsDto>(path);
  const refused = await admin.put<Problem>(path, settings);
  expect([refused.status, refused.body.code]).toEqual([403, 'session.not-fresh']);
  const wrong = await admin.post<Problem>('/users/me/confirm', { password: 'Nie-To-Haslo-1!' });
  expect([wrong.status, wrong.body.errors]).toEqual([
    422,
    [expect.objectContaining({ path: 'password', code: 'password-wrong' })],
  ]);
  expect((await admin.put(path, settings)).status).toBe(403);
  expect((await admin.get<ModelSettingsDto>(path)).body.version).toBe(before.body.version);
  await admin.confirm();
  expect((await admin.put(path, settings)).status).toBe(200);
});

test.each([
  ['baseUrl', { baseUrl: 'ftp://models.example' }],
  ['timeoutSeconds', { timeoutSeconds: 0 }],
  ['inputPrice', { outputPrice: 5 }],
])('a wrong %s is refused at its field', async (field, change) => {
  const admin = await signIn('ADMIN');
  const answer = await admin.put<Problem>(path, { ...settings, ...change });
  expect([answer.status, answer.body.errors[0]?.path]).toEqual([422, field]);
});

test('there are five examples to try a model on', async () => {
  const admin = await signIn('ADMIN');
  const answer = await admin.post<Problem>(`${path}/trial`, { settings, example: 6 });
  expect([answer.status, answer.body.errors[0]?.path]).toEqual([422, 'example']);
});

test('an administrator looks for local models', async () => {
  const admin = await signIn('ADMIN');
  const { status, body } = await admin.post<LocalServers>(`${path}/local-servers`);
  expect([status, body.servers]).toEqual([200, expect.any(Array)]);
});
