import type { Page } from '@playwright/test';
import { accountOf, testPassword } from '../scripts/testing/accounts';
import { ApiClient } from '../scripts/testing/api-client';
import { createActiveProcess } from './api/scene';
import { baseUrl, expect, test } from './fixtures';

/** A session that the test may end. */
async function signInAlone(page: Page): Promise<ApiClient> {
  const client = await ApiClient.signIn(baseUrl(), 'RECRUITER');
  await page.context().addCookies(client.browserCookies());
  return client;
}

test('a session that ends in mid-work leads from a call to sign-in, and back to the very page', async ({ page }) => {
  const client = await signInAlone(page);
  const { id } = await createActiveProcess(client, 'Tłumaczka/Tłumacz');
  await page.goto(`/processes/${id}?sortBy=LAST_NAME&sortOrder=ASC`);
  await expect(page.getByRole('heading', { level: 1, name: 'Tłumaczka/Tłumacz' })).toBeVisible();
  const stop = page.getByRole('button', { name: 'Zatrzymaj' });
  await expect(stop).toBeVisible();
  // Else the first answer that comes after the session's end leads away before the click.
  await page.waitForLoadState('networkidle');

  await client.post('/logout');
  await stop.click();
  await expect(page).toHaveURL(/\/sign-in\?returnTo=/);
  await expect(page.getByText('po zalogowaniu otworzy się wybrana strona')).toBeVisible();
  await page.getByLabel('E-mail').fill(accountOf('RECRUITER'));
  await page.getByLabel('Hasło', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(page).toHaveURL(new RegExp(`/processes/${id}\\?.*sortBy=LAST_NAME`));
});

test('files that the end of a session kept from being sent are counted when the person is back', async ({ page }) => {
  const client = await signInAlone(page);
  const { id } = await createActiveProcess(client, 'Introligator / Introligatorka');
  await page.goto(`/processes/${id}`);
  const choose = page.getByLabel('Wybierz pliki CV').first();
  await page.waitForLoadState('networkidle');

  await client.post('/logout');
  const file = { name: 'Jan Nowak.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await choose.setInputFiles([file, { ...file, name: 'Ewa Nowak.pdf' }]);
  await expect(page).toHaveURL(/\/sign-in\?returnTo=/);
  await page.getByLabel('E-mail').fill(accountOf('RECRUITER'));
  await page.getByLabel('Hasło', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(page).toHaveURL(new RegExp(`/processes/${id}`));
  // Signing in brings the language of the account, which other tests set as well.
  const note = page.getByText(/^(2 pliki nie zostały wysłane, bo sesja wygasła|2 files were not sent because)/);
  await expect(note).toBeVisible();
  await page.getByRole('button', { name: /^(Zamknij|Close)$/ }).click();
  await expect(note).toHaveCount(0);
});

test('a navigation without a session leads back to where it wanted to go', async ({ page }) => {
  const client = await signInAlone(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Pulpit' })).toBeVisible();
  await client.post('/logout');
  await page.getByRole('link', { name: 'Symulacja rozmowy' }).click();
  await expect(page).toHaveURL(/\/sign-in\?returnTo=%2Finterview-simulations$/);
});

test('sign-in never leads to another site', async ({ page, signIn, baseURL }) => {
  await signIn('RECRUITER');
  await page.goto('/login-successful?returnTo=https%3A%2F%2Fevil.example%2F');
  await expect(page).toHaveURL(`${baseURL}/`);
});
