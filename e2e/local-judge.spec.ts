import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { ApiClient } from '../tests/api-client';
import { startModelServer } from '../tests/openai-server/local/start-model-server';
import type { OpenAiServer } from '../tests/openai-server/openai-server';
import { startProduct, type RunningProduct } from '../tests/product';
import { createActiveProcess, getCandidate, upload, waitUntilAnalysed } from './api/setup';
import { expect, test } from './fixtures';

let model: OpenAiServer;
let product: RunningProduct;

test.beforeAll(async () => {
  model = await startModelServer({ dialect: 'ollama', contextLength: 16_384 });
  // A product of its own: a model that is set up judges for everybody.
  product = await startProduct({ env: { MODEL_LOCAL_ADDRESSES: model.origin } });
});
test.afterAll(async () => {
  await product.stop();
  await model.close();
});

test('a model found on this machine judges; where it answers nonsense that is said, and nobody gets a score', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const base = product.server.url;
  const admin = await ApiClient.signIn(base, 'ADMIN');
  await page.context().addCookies(admin.browserCookies());
  await page.goto(`${base}/administration/model`);
  const section = page.getByRole('region', { name: 'Model', exact: true });
  await section.getByRole('button', { name: 'Poszukaj lokalnych modeli' }).click();
  const found = section.getByRole('region', { name: 'Lokalne modele' });
  await expect(found).toContainText('Ollama');
  await found
    .getByRole('button', { name: /^Wybierz / })
    .first()
    .click();
  const name = await section.getByRole('textbox', { name: 'Model', exact: true }).inputValue();
  await section.getByRole('button', { name: 'Zapisz ustawienia' }).click();
  await expect(section.getByText('W użyciu')).toBeVisible();

  const recruiter = await ApiClient.signIn(base, 'RECRUITER');
  const { id: processId } = await createActiveProcess(recruiter);
  const cv = async (person: string) => ({
    name: `${person}.pdf`,
    bytes: await makeCvPdf({
      lines: [person, 'Doświadczenie', '2015 – obecnie Programistka Java, Spring Boot, PostgreSQL, Kwarta Systemy'],
    }),
  });
  await upload(recruiter, processId, [await cv('Łucja Wiśniewska')]);
  const judged = (await waitUntilAnalysed(recruiter, processId, 1)).items[0];
  expect(judged?.matchScore).toBeGreaterThan(0);
  const { analysis } = await getCandidate(recruiter, processId, judged?.id ?? '');
  expect([analysis?.engine, analysis?.model]).toEqual(['openai', name]);
  expect(model.requests.every(({ path }) => path.startsWith('/api/') || path === '/v1/models')).toBe(true);

  model.fail({ kind: 'invented-quotes' }, { times: 2 });
  await upload(recruiter, processId, [await cv('Borysława Lewa')]);
  const failed = (await waitUntilAnalysed(recruiter, processId, 2)).items.find(({ id }) => id !== judged?.id);
  expect([failed?.status, failed?.matchScore]).toEqual(['ERROR', null]);
  await page.context().addCookies(recruiter.browserCookies());
  await page.goto(`${base}/processes/${processId}/candidates/${failed?.id}`);
  await expect(page.getByText(/^Zbyt dużej części odpowiedzi modelu nie dało się wykorzystać/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Analizuj ponownie' }).first().click();
  await expect
    .poll(async () => (await getCandidate(recruiter, processId, failed?.id ?? '')).matchScore, { timeout: 60_000 })
    .toBeGreaterThan(0);
});
