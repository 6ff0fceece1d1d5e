import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { ApiClient } from '../tests/api-client';
import { createActiveProcess } from './api/setup';
import { baseUrl, expect, test } from './fixtures';
import { tabTo } from './keyboard';

const names = (page: Page) => page.locator('tr[data-row-id] td:nth-child(2)');

/** Creates two active processes and an unfinished one; @returns the word that finds them. */
async function createProcesses(recruiter: ApiClient): Promise<string> {
  const word = `q${randomUUID().slice(0, 8)}`;
  await createActiveProcess(recruiter, `Kucharz / Kucharka ${word}`);
  await createActiveProcess(recruiter, `Barman / Barmanka ${word}`);
  await recruiter.post('/processes', { name: `Kelner / Kelnerka ${word}` });
  return word;
}

test('a filter chosen while the list loads is added to the earlier ones', async ({ page, signIn }) => {
  await signIn('VIEWER');
  await page.goto('/processes?view=all');
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const isNewest = ({ href }: URL) => /processes\/search\?.*sortBy=NAME.*statuses=ACTIVE/.test(href);
  await page.route('**/processes/search?*', async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Status', exact: true }).first().click();
  await page.getByRole('checkbox', { name: /^(Aktywny|Active)$/ }).click();
  await page.keyboard.press('Escape');
  await page
    .getByRole('columnheader', { name: /^(Nazwa|Name)$/ })
    .getByRole('button')
    .click();
  await expect(page).toHaveURL(/statuses=ACTIVE.*sortBy=NAME/);
  const answered = page.waitForResponse((response) => isNewest(new URL(response.url())));
  release();
  const { items } = (await (await answered).json()) as { items: { name: string }[] };
  await expect(names(page)).toHaveText(items.map(({ name }) => name));
});

test('filter, save the view, reload, share the address, and have the list open with it', async ({
  page,
  browser,
  context,
  api,
  fixtures,
}) => {
  const word = await createProcesses(await api('RECRUITER'));
  const person = await ApiClient.signInAs(baseUrl(), fixtures.newViewerEmail, fixtures.newUserPassword);
  await context.addCookies(person.browserCookies());
  await page.goto('/processes');

  await test.step('filter by phrase, status and person, and take one filter back', async () => {
    await page.getByRole('searchbox').fill(word.toUpperCase());
    await expect(names(page)).toHaveCount(3);
    await page.getByRole('button', { name: 'Status', exact: true }).first().click();
    for (const status of ['Aktywny', 'W toku']) await page.getByRole('checkbox', { name: status }).click();
    await expect(names(page)).toHaveCount(2);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Utworzony przez' }).first().click();
    await page.getByRole('option', { name: 'Halina Testowa' }).click();
    await expect(page.getByText('Żaden proces nie pasuje do tych filtrów')).toBeVisible();
    await page.getByRole('button', { name: 'Usuń filtr: Utworzony przez: Halina Testowa' }).click();
    await expect(names(page)).toHaveCount(2);
    await expect(page.getByRole('status').filter({ hasText: '2 procesy' })).toBeVisible();
  });

  await test.step('order, columns, and a name for all of it', async () => {
    await page.getByRole('columnheader', { name: 'Nazwa' }).getByRole('button').click();
    await expect(names(page)).toHaveText([/^Barman/, /^Kucharz/]);
    await page.getByRole('button', { name: 'Kolumny' }).click();
    await page.getByRole('checkbox', { name: 'Budżet' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Widoki' }).click();
    await page.getByRole('button', { name: 'Zapisz jako nowy widok' }).click();
    await page.getByLabel('Nazwa widoku').fill(`Gastronomia ${word}`);
    await page.getByRole('checkbox', { name: 'Otwieraj listę w tym widoku' }).click();
    await page.getByRole('button', { name: 'Zapisz widok' }).click();
    await expect(page).toHaveURL(/view=[0-9a-f]{8}-/);
  });

  const expectView = async (target: Page) => {
    await expect(names(target)).toHaveText([/^Barman/, /^Kucharz/]);
    await expect(target.getByRole('columnheader', { name: /^(Budżet|Budget)$/ })).toBeVisible();
  };
  const opener = page.getByRole('button', { name: `Gastronomia ${word}` });

  await test.step('it is there after a reload, and when the list is opened again', async () => {
    await page.reload();
    await expectView(page);
    await expect(opener).toBeVisible();
    const address = page.url();
    await page.goto('/processes');
    await expect(page).toHaveURL(address);
    await expectView(page);
  });

  await test.step('another person opens the address and sees the same', async () => {
    const other = await browser.newContext({ baseURL: baseUrl(), viewport: { width: 1440, height: 900 } });
    await other.addCookies((await api('VIEWER')).browserCookies());
    const otherPage = await other.newPage();
    await otherPage.goto(page.url());
    await expectView(otherPage);
    await expect(otherPage.getByRole('button', { name: /^(Widoki|Views)$/ })).toBeVisible();
    await other.close();
  });

  await test.step('a change is kept when it is saved; a deleted view comes back', async () => {
    await page.getByRole('button', { name: 'Usuń filtr: W toku' }).click();
    await expect(opener).toContainText('zmieniony');
    await opener.click();
    await page.getByRole('button', { name: /^Zapisz zmiany/ }).click();
    await expect(opener).not.toContainText('zmieniony');
    await page.goto('/processes');
    await expect(page).toHaveURL(/statuses=ACTIVE&/);
    await opener.click();
    await page.getByRole('button', { name: /^Usuń widok/ }).click();
    await expect(opener).toHaveCount(0);
    await page.locator('[data-banner=success]').getByRole('button', { name: 'Cofnij' }).click();
    await expect
      .poll(async () => (await person.get<{ items: unknown[] }>('/users/me/process-views')).body.items.length)
      .toBe(1);
    await page.goto('/processes');
    await expect(opener).toBeVisible();
  });

  await test.step('clearing all filters shows all processes, not the default view', async () => {
    await page.getByRole('button', { name: 'Wyczyść wszystkie' }).first().click();
    await expect(page.getByRole('list', { name: 'Ustawione filtry' })).toHaveCount(0);
    await expect(opener).toContainText('zmieniony');
    await opener.click();
    await page.getByRole('link', { name: 'Wszystkie procesy' }).click();
    await expect(page).toHaveURL(/\/processes\?view=all$/);
    await expect(opener).toHaveCount(0);
  });
});

test('by keyboard only: find a process, open it, go back, read what it asks for, stop it and take that back', async ({
  page,
  signIn,
  setLocale,
}) => {
  const word = await createProcesses(await signIn('RECRUITER'));
  await setLocale('pl');
  await page.goto('/processes');
  const row = page.getByRole('row', { name: /Barman/ });

  await page.keyboard.press('/');
  await page.keyboard.type(`barman ${word}`);
  await expect(names(page)).toHaveCount(1);
  await tabTo(page, /Barman.*Marta Próbna/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Barman/ })).toBeVisible();
  await tabTo(page, /^Procesy$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Procesy' })).toBeVisible();
  await expect(names(page)).toHaveCount(1);

  await tabTo(page, /^Wymagania: Barman/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Spring Boot', { exact: true })).toBeVisible();

  await tabTo(page, /^Więcej działań$/);
  await page.keyboard.press('Enter');
  // The server is asked for the statuses when the menu opens.
  await expect(page.getByRole('menuitem', { name: 'Zatrzymaj' })).toBeVisible();
  await page.keyboard.type('Zat');
  await expect(page.getByRole('menuitem', { name: 'Zatrzymaj' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: /^Zatrzymać/ })).toBeVisible();
  await tabTo(page, /^Zatrzymaj$/);
  await page.keyboard.press('Enter');
  // The closed dialog gives the focus back first. The banner goes after three seconds unless it has the focus.
  await expect(row.getByRole('button', { name: 'Więcej działań' })).toBeFocused();
  const undo = page.locator('[data-banner=success]').getByRole('button', { name: 'Cofnij' });
  await expect(undo).toBeVisible();
  await page.keyboard.press('F6');
  await expect(undo).toBeFocused();
  await expect(row.getByText('Zatrzymany')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(row.getByText('Aktywny')).toBeVisible();

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog');
  await expect(keys).toContainText('Szukaj po nazwie lub wymaganiach');
  await expect(keys).toContainText('Nowy proces');
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog')).toBeVisible();
});
