import type { Page } from '@playwright/test';
import { accountOf, testPassword } from '../scripts/testing/accounts';
import { waitForHydration } from './screens/screen';
import { createJudgedCandidate } from './specification/signed-in-pages';
import { expect, test } from './fixtures';

/** What has the focus, as a person sees it: nothing where it is lost or cannot be seen. */
function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const ring = (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    const region = element.matches('main, [role=dialog], [role=alertdialog], h1');
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return { ring: ring || region, name: name.trim().slice(0, 80) };
  });
}

/** Focus is somewhere, and where keys act it can be seen. */
async function expectFocus(page: Page, when: string): Promise<void> {
  await expect.poll(async () => (await focused(page))?.ring ?? false, { message: `focus after ${when}` }).toBe(true);
}

/** Tab by Tab to what is called `name`, seeing the focus at every step. */
async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let step = 0; step < 80; step += 1) {
    const found = await focused(page);
    if (found && name.test(found.name)) {
      expect(found, `the focus on “${found.name}” is seen`).toMatchObject({ ring: true });
      return;
    }
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not reach ${name}`);
}

/** Tab into the table, then row by row: other tests may have put newer rows above. */
async function walkToRow(page: Page, name: RegExp): Promise<void> {
  const isInRows = () => page.evaluate(() => document.activeElement?.closest('tbody') !== null);
  for (let step = 0; step < 40 && !(await isInRows()); step += 1) await page.keyboard.press('Tab');
  for (let step = 0; step < 20; step += 1) {
    const found = await focused(page);
    expect(found, 'the focus on a row is seen').toMatchObject({ ring: true });
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
  // The account's language comes back at sign-in, and other tests change it.
  await recruiter.put('/users/me/locale', { locale: 'pl' });
  const place = await createJudgedCandidate(recruiter, 'Monter / Monterka instalacji');
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
  // Before React is in charge a link loads the next page whole, which takes the focus away.
  await waitForHydration(page);

  await tabTo(page, /^Przejdź do treści/);
  await tabTo(page, /^Procesy$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Procesy' })).toBeVisible();
  await expectFocus(page, 'the menu’s link');

  await walkToRow(page, /Monter \/ Monterka instalacji/);
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

for (const width of [1440, 390]) {
  test(`a closed dialog, sheet and palette give the focus back to what opened them, at ${width} px`, async ({
    page,
    signIn,
    setLocale,
    fixtures,
  }) => {
    await signIn('RECRUITER');
    await setLocale('en');
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/processes/${fixtures.processes.STOPPED}`);
    const openers = [
      { name: 'Archive', dialog: 'alertdialog' },
      { name: 'Search and run commands', dialog: 'dialog' },
      ...(width < 1024
        ? ([
            { name: 'Open the menu', dialog: 'dialog' },
            { name: 'Show quick view', dialog: 'dialog' },
          ] as const)
        : []),
    ] as const;
    for (const { name, dialog } of openers) {
      await test.step(name, async () => {
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
  });
}

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
