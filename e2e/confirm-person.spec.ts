import type { Page } from '@playwright/test';
import type { AuditPage } from '@/lib/audit-log/schemas';
import type { ModelSettingsDto } from '@/lib/model/schemas';
import type { SecondStepKey } from '@/lib/users/second-step/second-step-schemas';
import { codeAt } from '@/tests/one-time-code';
import { testPassword } from '../tests/accounts';
import { ageSession } from '../tests/age-session';
import { ApiClient } from '../tests/api-client';
import { startProduct, type RunningProduct } from '../tests/product';
import { expect, test } from './fixtures';

test.describe.configure({ mode: 'serial' });

let product: RunningProduct;

test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

/** An administrator's page of the model, in a session of their own. */
async function openModel(page: Page): Promise<ApiClient> {
  const client = await ApiClient.signIn(product.server.url, 'ADMIN');
  await page.context().addCookies(client.browserCookies());
  await page.goto(`${product.server.url}/administration/model`);
  return client;
}

/** Types an address and saves it with a session that is not fresh. @returns the dialog that asks who is there */
async function saveAddress(page: Page, client: ApiClient, address: string) {
  await ageSession(product.databaseUrl, client);
  await page.getByLabel('Adres API').fill(address);
  await page.getByRole('button', { name: 'Zapisz ustawienia' }).click();
  return page.getByRole('alertdialog', { name: 'Potwierdź, że to Ty' });
}

const modelOf = async (client: ApiClient) => (await client.get<ModelSettingsDto>('/administration/model')).body;

/** How often the settings of the model were stored, as the audit log says. */
async function timesStored(client: ApiClient): Promise<number> {
  const { body } = await client.get<AuditPage>('/administration/audit-events?action=model.settings-saved');
  return body.items.length;
}

test('an old session asks for the password over the form, and then stores what was typed, once', async ({
  page,
  expectAccessible,
}) => {
  const client = await openModel(page);
  const before = await modelOf(client);
  const dialog = await saveAddress(page, client, 'http://127.0.0.1:1/v1');
  await expect(dialog.getByLabel('Hasło', { exact: true })).toBeFocused();
  await expectAccessible();
  await page.keyboard.type('Nie-To-Haslo-1!');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('To nie jest Twoje obecne hasło')).toBeVisible();
  expect((await modelOf(client)).version).toBe(before.version);

  await dialog.getByLabel('Hasło', { exact: true }).fill(testPassword);
  await dialog.getByRole('button', { name: 'Potwierdź' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Zapisano ustawienia modelu.')).toBeVisible();
  expect(await modelOf(client)).toMatchObject({ baseUrl: 'http://127.0.0.1:1/v1', version: before.version + 1 });
  expect(await timesStored(client)).toBe(1);
  await expect(page.getByLabel('Adres API')).toHaveValue('http://127.0.0.1:1/v1');
});

test('who goes back keeps what was typed, and nothing is stored', async ({ page }) => {
  const client = await openModel(page);
  const before = await modelOf(client);
  const dialog = await saveAddress(page, client, 'http://127.0.0.1:2/v1');
  await dialog.getByRole('button', { name: 'Anuluj' }).click();
  await expect(page.getByLabel('Adres API')).toHaveValue('http://127.0.0.1:2/v1');
  expect((await modelOf(client)).version).toBe(before.version);
});

test('with a second step the code is asked for after the password', async ({ page }) => {
  const client = await openModel(page);
  const { body } = await client.post<SecondStepKey>('/users/me/second-step/setup', { password: testPassword });
  const { key, setup } = body;
  // A step early, so that the present code is still there.
  await client.post('/users/me/second-step', { setup, code: codeAt(key, new Date(Date.now() - 30_000)) });

  const dialog = await saveAddress(page, client, 'http://127.0.0.1:3/v1');
  const code = dialog.getByLabel('Kod z aplikacji albo kod zapasowy');
  await expect(code).toHaveCount(0);
  await dialog.getByLabel('Hasło', { exact: true }).fill(testPassword);
  await page.keyboard.press('Enter');
  await expect(code).toBeFocused();
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Ten kod jest błędny albo został już użyty')).toBeVisible();
  expect((await modelOf(client)).baseUrl).not.toBe('http://127.0.0.1:3/v1');
  await code.fill(codeAt(key, new Date()));
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect.poll(async () => (await modelOf(client)).baseUrl).toBe('http://127.0.0.1:3/v1');
  expect(await timesStored(client)).toBe(2);
});
