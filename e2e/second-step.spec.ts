import type { Page } from '@playwright/test';
import { codeAt } from '@/tests/one-time-code';
import { accountOf, testPassword } from '../tests/accounts';
import { startProduct, type RunningProduct } from '../tests/product';
import { expect, test } from './fixtures';
import { waitForHydration } from './screens/screen';

let product: RunningProduct;

test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

async function typePassword(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill(accountOf('ADMIN'));
  await page.getByLabel('Hasło', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
}

test('required of administrators: set up before anything else, then signed in with a code', async ({
  page,
  expectAccessible,
}) => {
  test.setTimeout(120_000);
  const base = product.server.url;
  await page.context().clearCookies();
  await page.goto(`${base}/administration/sign-in`);
  await typePassword(page);
  const required = page.getByRole('switch', { name: 'Wymagane: Administrator' });
  await required.waitFor();
  // On a busy machine a click comes before the page takes input.
  await waitForHydration(page);
  await required.click();

  await expect(page).toHaveURL(/\/second-step\?returnTo=%2Fadministration%2Fsign-in/);
  await expect(page.getByRole('heading', { level: 1, name: 'Logowanie dwuetapowe' })).toBeVisible();
  await expectAccessible();
  await page.goto(`${base}/processes`);
  await expect(page).toHaveURL(/\/second-step\?returnTo=%2Fprocesses/);
  expect((await page.request.get(`${base}/api/v1/users/me`)).status()).toBe(403);

  await page.getByLabel('Twoje hasło').fill(testPassword);
  await page.getByRole('button', { name: 'Dalej' }).click();
  await expect(page.getByRole('img', { name: 'Kod QR dla aplikacji' })).toBeVisible();
  await expectAccessible();
  const key = ((await page.locator('code').textContent()) ?? '').replace(/\s/g, '');
  // A step early, so that the present code is still there for the sign-in.
  await page.getByLabel('Kod z aplikacji').fill(codeAt(key, new Date(Date.now() - 30_000)));
  await page.getByRole('button', { name: 'Włącz' }).click();
  await expect(page.getByRole('heading', { name: 'Twoje kody zapasowe' })).toBeVisible();
  const codes = await page.getByRole('main').getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  await expectAccessible();
  await page.getByRole('button', { name: 'Mam już zapisane kody' }).click();
  await expect(page).toHaveURL(`${base}/processes`);

  await page.goto(`${base}/administration/people`);
  await expect(page.getByRole('row', { name: /Halina Testowa/ })).toContainText('Dwuetapowe');
  await page.context().clearCookies();
  await page.goto(`${base}/account`);
  await typePassword(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Drugi etap logowania' })).toBeVisible();
  await expectAccessible();
  await page.getByLabel('Kod z aplikacji').fill(codeAt(key, new Date()));
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(page).toHaveURL(`${base}/account`);
  await expect(page.getByRole('region', { name: 'Logowanie dwuetapowe' })).toContainText('Zostało 10 kodów zapasowych');

  await page.context().clearCookies();
  await page.goto(`${base}/processes`);
  await typePassword(page);
  await page.getByRole('button', { name: 'Użyj kodu zapasowego' }).click();
  await page.getByLabel('Kod zapasowy').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(page).toHaveURL(`${base}/processes`);
  for (const secret of [key, ...codes]) expect(product.server.output).not.toContain(secret);
});
