import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locale';
import { expect, test } from '../fixtures';
import { requirementField, startProcess } from '../process-wizard';
import { installClock, stopClock } from './fake-clock';
import { makeCandidate, openCandidate, problem, recordCalls, star } from './signed-in-pages';

test.beforeEach(async ({ signIn, speak }) => {
  await signIn('RECRUITER');
  await speak('en');
});

const ratingWords: Record<Locale, string[]> = {
  en: ['misalignment', 'weak alignment', 'satisfactory', 'good', 'ideal'],
  pl: ['brak dopasowania', 'słabe dopasowanie', 'zadowalające', 'dobre', 'idealne'],
};

for (const [locale, words] of Object.entries(ratingWords) as [Locale, string[]][]) {
  test(`§9 rating 1 to 5 stars: ${words.map((word, index) => `${index + 1} ${word}`).join(', ')}`, async ({
    page,
    scene,
    speak,
  }) => {
    await speak(locale);
    await page.goto(`/processes/${scene.judged.processId}/candidates/${scene.judged.candidates[1]?.id}`);
    await expect(page.getByRole('radio')).toHaveCount(5);
    const names = await page.getByRole('radio').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    expect(names).toEqual(words.map((word, index) => `${index + 1} – ${word}`));
  });
}

test('§9 requirement importance 1 to 5', async ({ page }) => {
  await page.goto('/processes?new=true');
  const dialog = await startProcess(page, 'Elektryk / Elektryczka');
  await requirementField(dialog).fill('Uprawnienia SEP do 1 kV');
  await page.keyboard.press('Enter');
  const slider = dialog.getByRole('slider');
  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuenow', '1');
  await slider.press('End');
  await expect(slider).toHaveAttribute('aria-valuenow', '5');
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuenow', '5');
});

test('§9 budget tolerance is a percentage', async ({ page, scene }) => {
  await page.goto(`/processes/${scene.judged.processId}?tab=information`);
  await expect(page.getByText(/28,000.*10% tolerance/)).toBeVisible();
});

test.describe('§9 default language Polish', () => {
  test.use({ locale: 'en-GB' });

  test('§9 default language Polish: whatever the browser prefers', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale: 'en-GB', baseURL });
    const page = await context.newPage();
    await page.goto('/sign-in');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
    await expect(page.getByRole('button', { name: 'Zaloguj się' })).toBeVisible();
    await context.close();
  });

  test('§9 default language Polish: the fallback for a language that there is not', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'locale', value: 'de', url: baseURL ?? '' }]);
    await page.goto('/processes');
    await expect(page.getByRole('heading', { level: 1, name: 'Procesy' })).toBeVisible();
  });
});

test('§9 English available: kept in the cookie, in local storage and on the account', async ({ page, api, speak }) => {
  const viewer = await api('VIEWER');
  await page.context().addCookies(viewer.browserCookies());
  await speak('pl');
  await page.goto('/processes');
  const kept = page.waitForResponse((response) => response.url().endsWith('/users/me/locale'));
  await page.getByRole('button', { name: 'EN – English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Processes' })).toBeVisible();
  expect((await kept).ok()).toBe(true);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'locale')?.value).toBe('en');
  expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('en');
  expect((await viewer.get<{ user: { locale: string } }>('/users/me')).body.user.locale).toBe('en');
  await page.context().clearCookies({ name: 'locale' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Processes' })).toBeVisible();
});

test('§9 table page sizes: 10, 20, 50 and 100 rows at most on a page', async ({ page, scene }) => {
  const path = `/processes/${scene.longProcessId}`;
  await page.goto(path);
  const sizes = page.getByRole('combobox', { name: 'Rows per page' }).getByRole('option');
  await expect(sizes).toHaveText(['10', '20', '50', '100']);
  for (const size of [10, 20, 50, 100]) {
    await page.goto(`${path}?pageSize=${size}`);
    await expect(page.getByText(`1–${size} of 1,200`)).toBeVisible();
  }
});

/** Opens the calendar of the first date of the candidate list's date filter. */
async function openCalendar(page: Page, processId: string) {
  await page.goto(`/processes/${processId}`);
  await page.getByRole('button', { name: /^(Date added|Data dodania)/ }).click();
  const filter = page.getByRole('group', { name: /^(Date added|Data dodania)$/ });
  await filter
    .getByRole('button', { name: /^(Open the calendar|Otwórz kalendarz)/ })
    .first()
    .click();
  return page.getByRole('grid').filter({ has: page.locator('th[aria-label=Sunday]') });
}

for (const locale of ['en', 'pl'] as const) {
  test(`§9 week starts on Sunday; the date-picker locale is English, in ${locale} too`, async ({
    page,
    scene,
    speak,
  }) => {
    await speak(locale);
    const calendar = await openCalendar(page, scene.longProcessId);
    const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
    const headers = calendar.locator('th');
    await expect(headers).toHaveCount(7);
    for (const [index, name] of names.entries()) await expect(headers.nth(index)).toHaveAttribute('aria-label', name);
    expect(await calendar.locator('xpath=ancestor-or-self::*[@lang][1]').getAttribute('lang')).toBe('en');
  });
}

test('§9 date parameters use the first ten characters of an ISO date', async ({ page, scene, api }) => {
  const calendar = await openCalendar(page, scene.longProcessId);
  await calendar.getByRole('gridcell').getByRole('button', { disabled: false }).first().click();
  const asked = page.waitForRequest((request) => {
    const { dateFrom } = (request.postDataJSON() ?? {}) as { dateFrom?: string | null };
    return /candidates\/search/.test(request.url()) && Boolean(dateFrom);
  });
  await page.getByRole('button', { name: 'Apply' }).click();
  const { dateFrom } = (await asked).postDataJSON() as { dateFrom: string };
  expect(dateFrom).toMatch(/^\d{4}-\d{2}-\d{2}$/);

  // Whatever stands after them decides nothing.
  const viewer = await api('VIEWER');
  const find = (day: string) =>
    viewer.get<{ totalItems: number }>(`/processes/search?dateFrom=${day}&dateTo=2100-01-01`);
  const today = new Date().toISOString();
  const [short, long] = [await find(today.slice(0, 10)), await find(`${today.slice(0, 10)}T23:59:59.999Z`)];
  expect([short.status, long.status]).toEqual([200, 200]);
  expect(short.body.totalItems).toBeGreaterThan(0);
  expect(long.body.totalItems).toBe(short.body.totalItems);
});

test('§9 side panel width 300 px', async ({ page }) => {
  await page.goto('/processes');
  await page.getByRole('button', { name: 'Show quick view' }).click();
  const panel = page.getByRole('complementary', { name: 'Quick view' });
  await expect.poll(async () => (await panel.boundingBox())?.width).toBe(300);
  // It slides in.
  const right = async () => ((await panel.boundingBox())?.x ?? 0) + 300;
  await expect.poll(right).toBe(page.viewportSize()?.width);
});

test('§9 lazy-load spinner delay 300 ms', async ({ page }) => {
  await page.goto('/privacy');
  await page.waitForFunction(() => localStorage.getItem('last-visited') === '/privacy');
  // The page that comes next never comes.
  await page.route('**/privacy', (route) => route.abort('aborted'));
  await page.goto('/login-successful', { waitUntil: 'commit' });
  const spinner = page
    .getByRole('status')
    .filter({ hasText: /Loading/ })
    .first();
  await expect(spinner).toBeAttached();
  const opacities = await spinner.evaluate((element) => {
    // Begun anew: on a busy machine it may be over by now.
    element.style.animation = 'none';
    element.getBoundingClientRect();
    element.style.animation = '';
    const [appear] = element.getAnimations();
    if (!appear) return null;
    const at = (time: number) => {
      appear.currentTime = time;
      return Number(getComputedStyle(element).opacity);
    };
    return { delay: appear.effect?.getTiming().delay, before: at(299), after: at(500) };
  });
  expect(opacities).toEqual({ delay: 300, before: 0, after: 1 });
});

test('§9 queries: no retries', async ({ page, scene }) => {
  await installClock(page);
  await page.goto(`/processes/${scene.judged.processId}`);
  await page.waitForLoadState('networkidle');
  await page.route('**/candidates/search?*', (route) => route.fulfill(problem(500, '')));
  const calls = recordCalls(page, /\/candidates\/search\?/);
  await page.getByRole('button', { name: 'Candidate', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Ooops!' })).toBeVisible();
  await stopClock(page);
  await page.clock.runFor(60_000);
  expect(calls).toHaveLength(1);
});

test('§9 mutations: no retries', async ({ page, api }) => {
  const place = await makeCandidate(await api('RECRUITER'));
  await installClock(page);
  await openCandidate(page, place);
  await page.route('**/rate', (route) => route.fulfill(problem(500, '')));
  const calls = recordCalls(page, /\/rate$/);
  await star(page, 2).click();
  await expect(page.locator('[data-banner=error]')).toBeVisible();
  await stopClock(page);
  await page.clock.runFor(60_000);
  expect(calls).toHaveLength(1);
});

test('§9 queries: no refetch on window focus', async ({ page, scene }) => {
  await installClock(page);
  await page.goto(`/processes/${scene.judged.processId}`);
  await page.waitForLoadState('networkidle');
  await stopClock(page);
  // Everything that was fetched is old by now.
  await page.clock.runFor(60_000);
  const calls = recordCalls(page, /./);
  await page.evaluate(() => {
    let state = 'hidden';
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('blur'));
    state = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
  });
  await page.clock.runFor(1_000);
  await page.waitForLoadState('networkidle');
  expect(calls.map((call) => call.url())).toEqual([]);
});

test('§9 tooltip enter delay 100 ms', async ({ page }) => {
  await installClock(page);
  await page.goto('/processes');
  await page.waitForLoadState('networkidle');
  const button = page.getByRole('button', { name: 'Log out' });
  const tooltip = page.getByRole('tooltip').filter({ hasText: 'Log out' });
  // Once at its own pace, so that whatever comes with the first tooltip is there.
  await button.hover();
  await expect(tooltip).toBeAttached();
  await page.mouse.move(600, 600, { steps: 10 });
  await expect(tooltip).toHaveCount(0);
  await stopClock(page);
  await page.clock.runFor(5_000);
  await button.hover();
  await page.clock.runFor(95);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(10);
  await expect(tooltip).toBeAttached();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('§9 tooltip touch enter 700 ms, touch leave 1500 ms', async ({ page }) => {
    await installClock(page);
    await page.goto('/processes');
    await page.waitForLoadState('networkidle');
    const button = page.getByRole('button', { name: 'Log out' });
    const tooltip = page.getByRole('tooltip').filter({ hasText: 'Log out' });
    await stopClock(page);
    await button.dispatchEvent('touchstart');
    await page.clock.runFor(695);
    await expect(tooltip).toHaveCount(0);
    await page.clock.runFor(10);
    await expect(tooltip).toBeAttached();
    await button.dispatchEvent('touchend');
    await page.clock.runFor(1495);
    await expect(tooltip).toBeAttached();
    await page.clock.runFor(10);
    await expect(tooltip).toHaveCount(0);
  });
});
