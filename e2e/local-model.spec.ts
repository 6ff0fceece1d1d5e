import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import cv from '../lib/analysis/model-test/probe-cv.json' with { type: 'json' };
import { ApiClient } from '../tests/api-client';
import { startProduct, type RunningProduct } from '../tests/product';
import { expect, test } from './fixtures';

let model: Server;
let product: RunningProduct;
let admin: ApiClient;
let origin: string;

/** Verdicts that quote what stands first and last in the CV of the test. */
function answer(): string {
  const verdicts = [cv.beginning, cv.end].map(({ criterion, line, words }) => ({
    criterion,
    verdict: 'MET',
    confidence: 0.9,
    reason: 'Jest w CV.',
    evidence: [{ sentence: line, quote: words }],
  }));
  return JSON.stringify({ verdicts });
}

function reply(path: string | undefined): unknown {
  if (path === '/v1/models')
    return { object: 'list', data: [{ id: 'bielik-11b', owned_by: 'vllm', max_model_len: 32_768 }] };
  if (path !== '/v1/chat/completions') return null;
  const message = { role: 'assistant', content: answer() };
  const usage = { prompt_tokens: 5300, completion_tokens: 400, total_tokens: 5700 };
  return { id: 'c', model: 'bielik-11b', created: 1, choices: [{ index: 0, message, finish_reason: 'stop' }], usage };
}

test.beforeAll(async () => {
  model = createServer((request, response) => {
    request.resume();
    const body = reply(request.url);
    setTimeout(() => response.writeHead(body ? 200 : 404).end(JSON.stringify(body)), 200);
  });
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(model.address() as AddressInfo).port}`;
  // A product of its own: a model that is set up judges for everybody.
  product = await startProduct({ env: { MODEL_LOCAL_ADDRESSES: `${origin},http://127.0.0.1:1` } });
  admin = await ApiClient.signIn(product.server.url, 'ADMIN');
});
test.afterAll(async () => {
  await product.stop();
  model.closeAllConnections();
  model.close();
});

test('an administrator finds a local model, tests it and saves it without a key', async ({
  page,
  expectAccessible,
}) => {
  await page.context().addCookies(admin.browserCookies());
  await page.goto(`${product.server.url}/administration/model`);
  const section = page.getByRole('region', { name: 'Model', exact: true });
  await section.getByRole('button', { name: 'Poszukaj lokalnych modeli' }).click();
  const found = section.getByRole('region', { name: 'Lokalne modele' });
  await expect(found).toContainText('vLLM');
  await expect(found).toContainText('kontekst 32 768');
  await expectAccessible();
  await found.getByRole('button', { name: 'Wybierz bielik-11b' }).click();
  await expect(section.getByLabel('Adres API')).toHaveValue(`${origin}/v1`);
  await expect(section.getByRole('textbox', { name: 'Model', exact: true })).toHaveValue('bielik-11b');
  await expect(section.getByLabel('Długość kontekstu')).toHaveValue(/^32\s768$/);
  // What a model of one's own needs not is folded away.
  await expect(section.getByLabel('Klucz API')).toBeHidden();

  await section.getByRole('button', { name: 'Sprawdź', exact: true }).click();
  await expect(section.getByText('Czyta całe CV.')).toBeVisible();
  await expect(section.getByText('Odpowiada w wymaganej formie.')).toBeVisible();
  await expectAccessible();

  await section.getByRole('button', { name: 'Zapisz ustawienia' }).click();
  await expect(page.getByText('Zapisano ustawienia modelu.')).toBeVisible();
  await expect(section.getByText('W użyciu')).toBeVisible();
});
