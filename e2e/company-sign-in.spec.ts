import type { BrowserContext, Page } from '@playwright/test';
import { startProduct, type RunningProduct } from '../tests/product';
import { RunningProvider } from '../tests/running-provider';
import { expect, test } from './fixtures';
import { waitForHydration } from './screens/screen';

let provider: RunningProvider;
let product: RunningProduct;

test.beforeAll(async () => {
  provider = await RunningProvider.start();
  product = await startProduct({ empty: true, port: provider.port, env: provider.settings });
});
test.afterAll(async () => {
  await product.stop();
  await provider.stop();
});

/** The provider's pages ask for a font of the Internet. */
async function withoutFonts(context: BrowserContext): Promise<void> {
  await context.route('https://fonts.googleapis.com/**', (route) => route.abort());
}

/** At the identity provider. */
async function signInAs(page: Page, login: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(login);
  await page.getByPlaceholder('and password').fill('anything');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('with a company account: the first administrator, a role by claim, and out again at the provider', async ({
  page,
  browser,
  expectAccessible,
}) => {
  test.setTimeout(120_000);
  const base = product.server.url;
  await page.context().clearCookies();
  await withoutFonts(page.context());
  await page.goto(`${base}/setup`);
  await page.getByLabel('Kod').fill(/enter the code (\S+)/.exec(product.server.output)?.[1] ?? '');
  await expectAccessible();
  await page.getByRole('button', { name: 'Dalej: zaloguj się kontem firmowym' }).click();
  await signInAs(page, 'silent-halina');
  await expect(page).toHaveURL(`${base}/`);

  await page.goto(`${base}/administration/sign-in`);
  await expect(page.getByText(`${base}/api/auth/callback/oidc`)).toBeVisible();
  await page.getByRole('button', { name: 'Sprawdź dostawcę' }).click();
  await expect(page.getByText('Wylogowanie stąd wylogowuje też u dostawcy.')).toBeVisible();
  await expectAccessible();

  await provider.setGroups('grazyna', ['hr']);
  const context = await browser.newContext({ locale: 'pl-PL' });
  await withoutFonts(context);
  const recruiter = await context.newPage();
  await recruiter.goto(`${base}/processes`);
  await signInAs(recruiter, 'grazyna');
  await expect(recruiter).toHaveURL(/\/processes/);
  await expect(recruiter.getByRole('link', { name: 'Nowy proces' }).first()).toBeVisible();
  await waitForHydration(recruiter);
  await recruiter.getByRole('button', { name: 'Wyloguj' }).click();
  await recruiter.getByRole('button', { name: /sign me out/i }).click();
  await expect(recruiter).toHaveURL(`${base}/sign-in`);
  await waitForHydration(recruiter);
  await recruiter.getByRole('button', { name: 'Zaloguj się kontem firmowym' }).click();
  await expect(recruiter.getByPlaceholder('Enter any login')).toBeVisible();
  await recruiter.getByRole('link', { name: /Cancel/ }).click();
  await expect(recruiter.getByText('Logowanie u dostawcy konta firmowego zostało przerwane')).toBeVisible();
  await context.close();
});
