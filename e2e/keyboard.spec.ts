import type { Page } from '@playwright/test';
import { accountOf, testPassword } from '../tests/accounts';
import { focusedElement, tabTo } from './keyboard';
import { waitForHydration } from './screens/screen';
import { createJudgedCandidate } from './specification/signed-in-pages';
import { expect, test } from './fixtures';

/** Something has the focus, visibly. */
async function expectFocus(page: Page, when: string): Promise<void> {
  await expect
    .poll(async () => (await focusedElement(page))?.ring ?? false, { message: `focus after ${when}` })
    .toBe(true);
}

/** Tabs into the table, then goes row by row: other tests may have added rows above. */
async function walkToRow(page: Page, name: RegExp): Promise<void> {
  const isInRows = () => page.evaluate(() => document.activeElement?.closest('tbody') !== null);
  for (let step = 0; step < 40 && !(await isInRows()); step += 1) await page.keyboard.press('Tab');
  for (let step = 0; step < 20; step += 1) {
    const found = await focusedElement(page);
    expect(found, 'the focus on a row is visible').toMatchObject({ ring: true });
    if (found && name.test(found.name)) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`The arrows do not reach ${name}`);
}

test('without a mouse: sign in, open a process and a candidate, rate, analyse again, go back, log out', async ({
  page,
  api,
}) => {
  const recruiter = await api('RECRUITER');
  // Signing in restores the account's language, which other tests change.
  await recruiter.put('/users/me/locale', { locale: 'pl' });
  // A name of its own, so that a repeated test does not open the process of the run before.
  const { repeatEachIndex, retry } = test.info();
  const title = `Monter instalacji ${repeatEachIndex}-${retry}`;
  const place = await createJudgedCandidate(recruiter, title);
  await page.goto('/sign-in');
  const email = page.getByLabel('E-mail');
  for (let step = 0; step < 12; step += 1) {
    if (await email.evaluate((field) => field === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type(accountOf('RECRUITER'));
  await page.keyboard.press('Tab');
  await page.keyboard.type(testPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Pulpit' })).toBeVisible();
  // Before hydration a link loads the whole page, and the focus is lost.
  await waitForHydration(page);

  await tabTo(page, /^Przejdź do treści/);
  await tabTo(page, /^Procesy$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Procesy' })).toBeVisible();
  await expectFocus(page, 'the menu’s link');

  await walkToRow(page, new RegExp(title));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/processes/${place.processId}`));
  await expectFocus(page, 'opening the process');

  await tabTo(page, /Bożena Ćwik/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(place.path));
  await expect(page.getByRole('heading', { level: 1, name: 'Bożena Ćwik' })).toBeVisible();
  await expectFocus(page, 'opening the candidate');

  await page.keyboard.press('4');
  await expect(page.locator('[data-banner=success]')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^4/ })).toHaveAttribute('aria-checked', 'true');
  await expectFocus(page, 'rating');

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectFocus(page, 'the dialog of keys opened');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectFocus(page, 'the dialog of keys closed');

  await page.keyboard.press('r');
  await expect(page.locator('[data-banner=success]')).toContainText(/Zlecono analizę 1 CV/);
  await expectFocus(page, 'analysing again');

  await tabTo(page, /^Kandydaci$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/processes/${place.processId}$`));
  await expectFocus(page, 'going back');

  await tabTo(page, /^Wyloguj$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sign-in$/);
});

test('a closed dialog, sheet and palette give the focus back to what opened them, in a wide and a narrow window', async ({
  page,
  signIn,
  setLocale,
  fixtures,
}) => {
  await signIn('RECRUITER');
  await setLocale('en');
  await page.goto(`/processes/${fixtures.processes.STOPPED}`);
  const everywhere = [
    { name: 'Archive', dialog: 'alertdialog' },
    { name: 'Search and run commands', dialog: 'dialog' },
  ] as const;
  const narrow = [
    { name: 'Open the menu', dialog: 'dialog' },
    { name: 'Show quick view', dialog: 'dialog' },
  ] as const;
  for (const { width, openers } of [
    { width: 1440, openers: everywhere },
    { width: 390, openers: [...everywhere, ...narrow] },
  ]) {
    await page.setViewportSize({ width, height: 900 });
    for (const { name, dialog } of openers) {
      await test.step(`${name}, ${width} px`, async () => {
        const opener = page.getByRole('button', { name });
        await opener.focus();
        await page.keyboard.press('Enter');
        await expect(page.getByRole(dialog)).toBeVisible();
        expect(await page.getByRole(dialog).evaluate((box) => box.contains(document.activeElement))).toBe(true);
        await page.keyboard.press('Escape');
        await expect(page.getByRole(dialog)).toHaveCount(0);
        await expect(opener).toBeFocused();
      });
    }
  }
});

test('with forced colours the item of a menu that the keys are on has a line around it', async ({ page, signIn }) => {
  await signIn('RECRUITER');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/interview-simulations');
  await page.getByRole('button', { name: 'Wygląd' }).press('Enter');
  await expect(page.locator('[role=menu]:focus-within')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const item = page.locator('[role^=menuitem]:focus');
  await expect(item).toHaveCSS('outline-style', 'solid');
});
