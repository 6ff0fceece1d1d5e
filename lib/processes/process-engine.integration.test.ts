import type { PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import type { EngineName } from '@/lib/domain/model-enums';
import { saveModelSettings } from '@/lib/model/save-model-settings';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { settingsInput } from '@/tests/model-settings';
import { getProcessHistory } from './get-process-history';
import { updateProcess } from './update-process';

let actor: PersonActor;
beforeAll(async () => {
  ({ actor } = await createTestUser('RECRUITER'));
});
afterEach(() => database().modelSettings.deleteMany());

async function processWithCandidates() {
  const { id: processId } = await createTestProcess(actor);
  await createTestCandidates({ processId, count: 5 });
  const choose = (engine: EngineName | null, dryRun = false) =>
    updateProcess(actor, { processId, ifMatch: null, dryRun, details: { engine } });
  return { processId, choose };
}

test('another engine makes analysed candidates outdated, and the preview says so', async () => {
  const { processId, choose } = await processWithCandidates();
  const { change: preview } = await choose('openai', true);
  expect(preview).toMatchObject({ effect: 'OUTDATED', candidates: expect.any(Number) });
  expect(preview.candidates).toBeGreaterThan(0);
  const saved = await choose('openai');
  expect([saved.engine, saved.change]).toEqual(['openai', preview]);
  expect(await database().candidate.count({ where: { processId, status: { in: ['NEW', 'SEEN'] } } })).toBe(0);
  const { items } = await getProcessHistory(actor, { processId, page: 1, pageSize: 10 });
  expect(items[0]).toMatchObject({ changes: [{ field: 'engine', from: null, to: 'openai' }] });
});

test('a choice that names the engine which judges already changes no candidate', async () => {
  const { choose } = await processWithCandidates();
  expect((await choose('offline')).change).toEqual({ effect: 'NONE', candidates: 0 });
  expect((await choose(null)).change).toEqual({ effect: 'NONE', candidates: 0 });
});

test('where a model is set up, the built-in engine is another one', async () => {
  const { choose } = await processWithCandidates();
  const { actor: admin } = await createTestUser('ADMIN');
  await saveModelSettings(admin, { ...settingsInput, apiKey: 'sk-tests-0123456789', ifMatch: null });
  expect((await choose('openai', true)).change.effect).toBe('NONE');
  expect((await choose('offline', true)).change.effect).toBe('OUTDATED');
});
