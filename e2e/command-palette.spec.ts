import type { Locator, Page, Request } from '@playwright/test';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import type { ApiClient } from '../tests/api-client';
import { createActiveProcess } from './api/setup';
import { createJudged } from './create-judged';
import { expect, test } from './fixtures';
import type { Fixtures } from './screens/fixtures';

/** A judged candidate whose name has Polish letters. @returns the path */
async function createSought(recruiter: ApiClient): Promise<string> {
  const lines = ['Świętosława Żółkiewska', 'Doświadczenie', 'Java i Spring Boot od 2016.03 do 2025.11, PostgreSQL.'];
  const files = [{ name: 'cv.pdf', bytes: await makeCvPdf({ lines }) }];
  const { processId, candidateIds } = await createJudged(recruiter, 'Ogrodniczka/Ogrodnik', files);
  return `/processes/${processId}/candidates/${candidateIds[0]}`;
}

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

function pathsIn({ judged }: Fixtures): { process: string; candidate: string } {
  const process = `/processes/${judged.processId}`;
  return { process, candidate: `${process}/candidates/${judged.candidates[0]?.id}` };
}

/** Presses a key until its effect is visible. */
async function pressUntil(page: Page, key: string, effect: Locator): Promise<void> {
  await expect(async () => {
    if (!(await effect.isVisible())) await page.keyboard.press(key);
    await expect(effect).toBeVisible({ timeout: 5_000 });
  }).toPass();
}

async function openPalette(page: Page): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Szukaj procesów, kandydatów i poleceń' });
  await pressUntil(page, 'Control+k', field);
  await expect(field).toBeFocused();
}

const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });

test('Ctrl K, what is typed and Enter open a process by its folded name', async ({ page, signIn }) => {
  const word = `Źdźbło${Date.now()}`;
  const { id } = await createActiveProcess(await signIn('RECRUITER'), `Ogrodniczka/Ogrodnik ${word}`);
  await goTo(page, '/');
  await openPalette(page);
  await page.keyboard.type(word.replace('Źdźbło', 'zdzblo').toUpperCase());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/processes/${id}$`));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('finds a candidate, opens them here and, with Ctrl, in a new tab', async ({ page, context, signIn }) => {
  const candidate = await createSought(await signIn('RECRUITER'));
  await goTo(page, '/processes');
  await openPalette(page);
  await page.keyboard.type('zolkiewska swieto');
  await expect(option(page, /Świętosława Żółkiewska/).first()).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('status').filter({ hasText: /wynik/ })).toHaveCount(1);
  const [tab] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')]);
  await expect(tab).toHaveURL(new RegExp(candidate));
  await tab.close();
  await expect(page).toHaveURL(/\/processes$/);
  await openPalette(page);
  await page.keyboard.type('żółkiewska');
  await option(page, /Świętosława Żółkiewska/)
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Świętosława Żółkiewska' })).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).toContain(candidate);
  expect(stored).not.toContain('Żółkiewska');
});

test('runs actions, and lists recent places', async ({ page, fixtures, signIn }) => {
  await signIn('RECRUITER');
  const { process, candidate } = pathsIn(fixtures);
  await goTo(page, process);
  await openPalette(page);
  await page.keyboard.type('dodaj cv');
  const chooser = page.waitForEvent('filechooser');
  await expect(option(page, 'Dodaj CV')).toBeVisible();
  await page.keyboard.press('Enter');
  await chooser;
  await goTo(page, candidate);
  await openPalette(page);
  await expect(option(page, /Starsza programistka Java/).first()).toHaveAttribute('aria-selected', 'true');
  await expect(option(page, 'Analizuj ponownie')).toBeVisible();
  await page.keyboard.type('ciemny');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveClass(/dark/);
});

// Not the recruiter: other tests rely on the language of that account.
test('changes the language', async ({ page, signIn }) => {
  await signIn('VIEWER');
  await goTo(page, '/processes');
  await openPalette(page);
  await page.keyboard.type('english');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('by keyboard alone: arrows wrap around, Escape restores the focus, and it does not open over a dialog', async ({
  page,
  signIn,
}) => {
  await signIn('RECRUITER');
  await goTo(page, '/processes');
  const button = page.getByRole('button', { name: 'Szukaj i wykonuj polecenia' });
  await button.focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('combobox', { name: 'Szukaj procesów, kandydatów i poleceń' });
  await expect(field).toBeFocused();
  const options = page.getByRole('option');
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await options.last().getAttribute('id')) ?? 'none');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await pressUntil(page, '?', page.getByRole('dialog', { name: 'Skróty klawiszowe' }));
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByRole('dialog', { name: 'Skróty klawiszowe' })).toBeVisible();
});

test('shows an empty result and a failed search; the input stays', async ({ page, signIn }) => {
  await signIn('RECRUITER');
  await goTo(page, '/processes');
  await openPalette(page);
  const field = page.getByRole('combobox', { name: 'Szukaj procesów, kandydatów i poleceń' });
  await field.fill('nikogo takiego nie ma');
  await expect(page.getByText('Nic nie pasuje do „nikogo takiego nie ma”.')).toBeVisible();
  await page.route('**/api/v1/quick-search', (route) => route.fulfill({ status: 503, body: '' }));
  await field.fill('nikogo');
  await expect(page.getByRole('alert').filter({ hasText: 'Nie udało się wyszukać' })).toBeVisible();
  await expect(field).toHaveValue('nikogo');
  await page.unroute('**/api/v1/quick-search');
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(page.getByText('Nic nie pasuje do „nikogo”.')).toBeVisible();
});

test('a search for an outdated phrase is aborted', async ({ page, signIn }) => {
  await signIn('RECRUITER');
  await goTo(page, '/processes');
  const isOutdated = (request: Request) =>
    request.url().endsWith('/quick-search') && request.postDataJSON().phrase === 'ogrod';
  await page.route('**/api/v1/quick-search', (route) => (isOutdated(route.request()) ? undefined : route.continue()));
  const aborted = page.waitForEvent('requestfailed', isOutdated);
  await openPalette(page);
  const requested = page.waitForRequest(isOutdated);
  await page.keyboard.type('ogrod');
  await requested;
  await page.keyboard.type('nik');
  expect((await aborted).failure()?.errorText).toContain('ABORTED');
});

test('a viewer is offered only what a viewer may do', async ({ page, fixtures, signIn }) => {
  const { candidate, process } = pathsIn(fixtures);
  await signIn('VIEWER');
  for (const path of [process, candidate]) {
    await goTo(page, path);
    await openPalette(page);
    await expect(option(page, 'Pulpit')).toBeVisible();
    for (const action of ['Nowy proces', 'Dodaj CV', 'Analizuj ponownie', 'Administracja', 'Archiwizuj']) {
      await expect(option(page, action)).toHaveCount(0);
    }
    await page.keyboard.press('Escape');
    const keys = page.getByRole('dialog', { name: 'Skróty klawiszowe' });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await pressUntil(page, '?', keys);
    await expect(keys.getByText('Wszędzie')).toBeVisible();
    for (const action of ['Oceń od 1 do 5', 'Analizuj ponownie', 'Nowy proces']) {
      await expect(keys.getByText(action)).toHaveCount(0);
    }
    await page.keyboard.press('Escape');
  }
});

test('? lists the keys of each screen, and they can be turned off', async ({ page, fixtures, signIn }) => {
  await signIn('RECRUITER');
  const { process, candidate } = pathsIn(fixtures);
  const keys = page.getByRole('dialog', { name: 'Skróty klawiszowe' });
  const screens = [
    { path: '/processes', has: ['Nowy proces', 'Otwórz wiersz'], hasNot: ['Oceń od 1 do 5'] },
    { path: process, has: ['Szukaj kandydata', 'Zaznacz wiersz'], hasNot: ['Nowy proces'] },
    { path: candidate, has: ['Oceń od 1 do 5', 'Analizuj ponownie'], hasNot: ['Otwórz wiersz'] },
  ];
  for (const { path, has, hasNot } of screens) {
    await goTo(page, path);
    await pressUntil(page, '?', keys);
    for (const label of [...has, 'Pokaż skróty klawiszowe']) await expect(keys.getByText(label)).toBeVisible();
    for (const label of hasNot) await expect(keys.getByText(label)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(keys).toHaveCount(0);
  }
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await expect(page).toHaveURL(/\/processes$/);

  await goTo(page, process);
  const search = page.getByRole('searchbox', { name: 'Szukaj kandydata' });
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(search).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.type('?');
  await expect(keys).toHaveCount(0);
  await page.getByRole('button', { name: 'Skróty klawiszowe' }).click();
  await keys.getByRole('checkbox', { name: 'Skróty z jednego znaku' }).click();
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await page.keyboard.press('/');
  await page.keyboard.press('?');
  await expect(search).not.toBeFocused();
  await expect(keys).toHaveCount(0);
  await openPalette(page);
});
