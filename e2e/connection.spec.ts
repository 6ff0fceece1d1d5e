import type { Page } from '@playwright/test';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { ApiClient } from '../tests/api-client';
import { startProduct, type RunningProduct } from '../tests/product';
import { createActiveProcess, upload, waitUntilAnalysed } from './api/setup';
import { dropFiles } from './drop-files';
import { expect, test as base } from './fixtures';
import { requirementField, startProcess } from './process-wizard';

/** A product of its own, because its server is killed and restarted. */
const test = base.extend<object, { product: RunningProduct }>({
  product: [
    async ({}, provide) => {
      const product = await startProduct();
      await provide(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, provide) => provide(product.server.url),
});

// One product for all of them.
test.describe.configure({ mode: 'default' });

const lost = 'Brak połączenia z serwerem. To, co wpisano, zostaje na ekranie – łączymy się ponownie automatycznie.';
const offline = 'Brak połączenia z siecią.';
const back = 'Połączenie wróciło.';

async function signIn(page: Page, url: string): Promise<ApiClient> {
  const client = await ApiClient.signIn(url, 'RECRUITER');
  await page.context().addCookies(client.browserCookies());
  return client;
}

test('a killed server: a notice, a banner with what is not saved, the input is kept, and saved after the restart', async ({
  page,
  product,
  expectAccessible,
}) => {
  await signIn(page, product.server.url);
  await page.goto('/processes?new=true');
  const dialog = await startProcess(page, 'Kierowniczka/Kierownik zmiany');
  await requirementField(dialog).fill('Uprawnienia na wózki widłowe');
  await page.keyboard.press('Enter');

  await product.server.kill();
  const save = dialog.getByRole('button', { name: 'Utwórz i aktywuj' });
  await save.click();
  const notice = page.locator('[data-connection="lost"]');
  await expect(notice).toContainText(lost);
  await expect(notice).toContainText(/Następna próba za \d+ s|Łączenie…/);
  await expect(page.locator('[data-banner=error]')).toContainText(
    'Operacja nie powiodła się, spróbuj ponownie lub skontaktuj się z administratorem aplikacji. Serwer nie odpowiedział, więc mogło się nie zapisać: Języki i wymagania.',
  );
  await expect(dialog.getByLabel('Wymaganie 1', { exact: true })).toHaveValue('Uprawnienia na wózki widłowe');
  await expectAccessible();
  // Usable above an open dialog, which stays open.
  await notice.getByRole('button', { name: 'Spróbuj teraz' }).click();
  await expect(dialog.getByText('Uprawnienia na wózki widłowe')).toBeVisible();

  await product.server.start();
  await expect(page.getByText(back)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(back)).toBeHidden();
  await save.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kierowniczka/Kierownik zmiany' })).toBeVisible();
});

test('a navigation while the server is down waits, and completes when it is back', async ({ page, product }) => {
  await signIn(page, product.server.url);
  await page.goto('/');
  await product.server.kill();
  await page.getByRole('link', { name: 'Symulacja rozmowy' }).click();
  await expect(page.getByText(lost)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Pulpit' })).toBeVisible();
  await product.server.start();
  await expect(page.getByRole('heading', { level: 1, name: 'Symulacja rozmowy' })).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL(/\/interview-simulations$/);
});

test('an offline browser: a notice at once, files wait, and everything resumes by itself', async ({
  page,
  context,
  product,
}) => {
  const client = await signIn(page, product.server.url);
  const { id } = await createActiveProcess(client);
  const cv = async (name: string) => ({ name: `${name}.pdf`, bytes: await makeCvPdf({ lines: [name, 'Java'] }) });
  await upload(client, id, [await cv('Łucja Żak')]);
  await waitUntilAnalysed(client, id, 1);
  await page.goto(`/processes/${id}`);
  await expect(page.getByRole('link', { name: 'Łucja Żak' })).toBeVisible();

  await context.setOffline(true);
  await expect(page.getByText(offline)).toBeVisible({ timeout: 1000 });
  await dropFiles(page, [await cv('Borys Lewy')]);
  await expect(page.getByText('Nie przesłano: utracono połączenie.')).toBeVisible();
  await page.getByRole('button', { name: 'Status' }).first().click();
  await expect(page.getByRole('link', { name: 'Łucja Żak' })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(back)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('link', { name: 'Borys Lewy' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('Nie przesłano')).toHaveCount(0);
});
