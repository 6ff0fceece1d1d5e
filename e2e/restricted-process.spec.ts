import type { Page } from '@playwright/test';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { localeTestAccounts, testPassword } from '../tests/accounts';
import { ApiClient } from '../tests/api-client';
import { createActiveProcess, upload, waitUntilAnalysed } from './api/setup';
import { baseUrl, expect, test } from './fixtures';
import { waitForHydration } from './screens/screen';

const notThere = (page: Page) => page.getByRole('heading', { level: 1, name: 'Strona nie istnieje!' });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${baseUrl()}${path}`);
  await waitForHydration(page);
}

/** What a search in the palette says, where nothing else of that name exists. */
async function findInPalette(page: Page, phrase: string) {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Szukaj procesów, kandydatów i poleceń' }).fill(phrase);
  await expect(page.getByRole('status').filter({ hasText: /wynik/i })).toHaveCount(1);
  const found = await page.getByRole('option', { name: new RegExp(phrase) }).count();
  await page.keyboard.press('Escape');
  return found;
}

test('a restricted process is out of sight for another recruiter: list, search, palette, address, open page', async ({
  page,
  signIn,
  browser,
  expectAccessible,
}) => {
  const recruiter = await signIn('RECRUITER');
  const word = `Tajny${Date.now()}`;
  const { id } = await createActiveProcess(recruiter, `Kasjerka/Kasjer ${word}`);
  const lines = [`Zyta ${word}`, 'Doświadczenie', 'Java i Spring Boot od 2016.03 do 2025.11, PostgreSQL.'];
  await upload(recruiter, id, [{ name: `${word}.pdf`, bytes: await makeCvPdf({ lines }) }]);
  const { items } = await waitUntilAnalysed(recruiter, id, 1);
  const candidate = `/processes/${id}/candidates/${items[0]?.id}`;

  const other = await ApiClient.signInAs(baseUrl(), localeTestAccounts[0], testPassword);
  const context = await browser.newContext({ locale: 'pl-PL', viewport: { width: 1440, height: 900 } });
  await context.addCookies([...other.browserCookies(), { name: 'locale', value: 'pl', url: baseUrl() }]);
  const stranger = await context.newPage();
  await open(stranger, candidate);
  await expect(stranger.getByRole('heading', { level: 1 })).toContainText(word);

  await page.goto(`/processes/${id}?tab=information`);
  const access = page.getByRole('region', { name: 'Dostęp' });
  await access.getByRole('radio', { name: 'Tylko członkowie i administratorzy' }).click();
  await expect(page.getByText('Proces widzą teraz tylko członkowie i administratorzy.')).toBeVisible();
  await expect(access.getByRole('listitem')).toHaveCount(1);
  await expectAccessible();
  await page.goto(`/processes?searchPhrase=${word}`);
  await expect(page.getByRole('img', { name: 'Proces z ograniczonym dostępem' })).toBeVisible();

  await expect(notThere(stranger)).toBeVisible();
  for (const path of [candidate, `/processes/${id}`, `/pdf?processId=${id}&candidateId=${items[0]?.id}`]) {
    await open(stranger, path);
    await expect(notThere(stranger)).toBeVisible();
  }
  await open(stranger, '/processes');
  await expect(stranger.getByRole('row')).not.toHaveCount(0);
  await expect(stranger.getByText(word)).toHaveCount(0);
  await open(stranger, `/processes?searchPhrase=${word}`);
  await expect(stranger.getByText(new RegExp(`Kasjer ${word}`))).toHaveCount(0);
  expect(await findInPalette(stranger, word)).toBe(0);

  await page.goto(`/processes/${id}?tab=information`);
  await access.getByRole('combobox', { name: 'Dodaj osobę' }).click();
  const { user } = (await other.get<{ user: { userId: string } }>('/users/me')).body;
  await page.getByRole('option', { name: 'Tomasz Oglądacz' }).click();
  await expect(access.getByRole('listitem')).toHaveCount(2);
  await recruiter.put(`/processes/${id}/members/${user.userId}`);
  await open(stranger, `/processes/${id}`);
  await expect(stranger.getByRole('heading', { level: 1 })).toContainText(word);
  await context.close();
});
