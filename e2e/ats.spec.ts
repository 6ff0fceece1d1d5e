import { sandboxCredentials } from '../scripts/ats-sandbox/credentials';
import { startAtsSandbox } from '../scripts/ats-sandbox/start-sandbox';
import { ApiClient } from '../scripts/testing/api-client';
import { startProduct } from '../scripts/testing/product';
import { expect, findViolations, test } from './fixtures';
import { waitForHydration } from './screens/screen';

test('an administrator connects an ATS, and sees that it works', async ({ browser }) => {
  test.setTimeout(240_000);
  const sandbox = await startAtsSandbox({ candidatesPerRecruitment: 12 });
  const product = await startProduct({ env: { ATS_ALLOWED_HOSTS: `127.0.0.1:${sandbox.port}` } });
  const base = product.server.url;
  try {
    const admin = await ApiClient.signIn(base, 'ADMIN');
    const context = await browser.newContext({ baseURL: base, locale: 'en-GB' });
    await context.addCookies([...admin.browserCookies(), { name: 'locale', value: 'en', url: base }]);
    const page = await context.newPage();
    await page.goto('/administration');
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Add connection' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Head office');
    await page.getByRole('dialog').getByLabel('ATS', { exact: true }).selectOption('TRAFFIT');
    await page.getByLabel('Name', { exact: true }).fill('Head office');
    await page.getByLabel('Client ID').fill(sandboxCredentials.traffit.clientId);
    await page.getByLabel('Client secret').fill(sandboxCredentials.traffit.clientSecret);
    await page.getByLabel('Address of your account').fill(`${sandbox.url}/traffit`);
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save and test' }).click();
    await expect(page.getByText('The connection works.')).toBeVisible();
    await page.locator('#ats').scrollIntoViewIfNeeded();
    expect(await findViolations(page)).toEqual([]);
  } finally {
    await product.stop();
    await sandbox.close();
  }
});
