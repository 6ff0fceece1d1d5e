import { setTimeout as sleep } from 'node:timers/promises';
import type { ModelSettingsDto, ModelSettingsInput } from '@/lib/model/schemas';
import type { ProcessDto } from '@/lib/domain/process-schemas';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { settingsInput } from '@/tests/model-settings';
import { ApiClient } from '../../tests/api-client';
import { createProductDatabase, type ProductDatabase } from '../../tests/product';
import { BuiltServer } from '../../tests/server';
import { createActiveProcess, search, upload } from '../api/setup';

const [first, second] = ['a-first-key-for-secrets-0123456789', 'a-second-key-for-secrets-0123456789'];
let database: ProductDatabase;
let server: BuiltServer | undefined;

beforeAll(async () => {
  database = await createProductDatabase();
});

afterEach(async () => {
  await server?.stop();
  server = undefined;
});

afterAll(async () => {
  await database.drop();
});

async function start(env: Record<string, string>): Promise<BuiltServer> {
  server = await BuiltServer.start({ databaseUrl: database.url, env: { LOG_LEVEL: 'info', ...env } });
  return server;
}

const readSettings = async ({ url }: BuiltServer): Promise<ModelSettingsDto> => {
  const administrator = await ApiClient.signIn(url, 'ADMIN');
  return (await administrator.get<ModelSettingsDto>('/administration/model')).body;
};

const settings: ModelSettingsInput = {
  ...settingsInput,
  baseUrl: 'http://127.0.0.1:9/v1',
  api: 'chat',
  writeTexts: false,
  timeoutSeconds: 5,
  apiKey: 'sk-of-tests-0123456',
};

test('a start with SECRETS_KEY encrypts anew what the secret of sessions had encrypted', async () => {
  const { url } = await start({});
  const administrator = await ApiClient.signIn(url, 'ADMIN');
  const saved = await administrator.put('/administration/model', settings, { headers: { 'if-match': '*' } });
  expect(saved.status).toBe(200);
  await server?.stop();
  const rotated = await start({ SECRETS_KEY: first });
  expect(rotated.output).toMatch(/"reencrypted":1.*secrets\.reencrypted/);
  await server?.stop();
  const later = await start({ SECRETS_KEY: first, NEXTAUTH_SECRET: 'another-secret-for-tests-9876543210' });
  expect(later.output).not.toContain('secrets.');
  expect(await readSettings(later)).toMatchObject({ ready: true, problem: null });
});

test('under another key the log names what cannot be read, and a process pauses instead of judging', async () => {
  const started = await start({ SECRETS_KEY: second });
  expect(started.output).toMatch(/"unreadable":\["model"\].*secrets\.unreadable/);
  expect(await readSettings(started)).toMatchObject({ ready: false, problem: 'model.key-unreadable' });
  const recruiter = await ApiClient.signIn(started.url, 'RECRUITER');
  const { id } = await createActiveProcess(recruiter);
  const lines = ['Łucja Próbna', 'Programistka Java, 6 lat doświadczenia', 'Spring Boot, PostgreSQL'];
  await upload(recruiter, id, [{ name: 'cv.pdf', bytes: await makeCvPdf({ lines }) }]);
  const read = async () => (await recruiter.get<ProcessDto>(`/processes/${id}`)).body;
  for (let waited = 0; waited < 300 && (await read()).status !== 'ERROR'; waited += 1) await sleep(300);
  expect((await search(recruiter, id)).items.map(({ status }) => status)).toEqual(['AWAITING_PROCESSING']);
  expect(await read()).toMatchObject({ status: 'ERROR', statusReason: 'model.key-unreadable' });
});

test('a short SECRETS_KEY stops the start and says how to make one', async () => {
  await expect(start({ SECRETS_KEY: 'short' })).rejects.toThrow(
    /SECRETS_KEY is shorter than 32 characters.*openssl rand -base64 32/,
  );
});
