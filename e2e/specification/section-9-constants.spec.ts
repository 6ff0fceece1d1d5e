import { expect, test } from '../fixtures';

test.beforeEach(async ({ signIn, setLocale }) => {
  await signIn('RECRUITER');
  await setLocale('en');
});

test('§9 default language Polish: whatever the browser prefers, and for an unknown language', async ({
  playwright,
  baseURL,
}) => {
  const visitor = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { 'accept-language': 'en-GB' } });
  for (const cookie of ['', 'locale=de']) {
    const html = await (await visitor.get('/sign-in', { headers: { cookie } })).text();
    expect(html).toMatch(/<html[^>]* lang="pl"/);
    expect(html).toContain('Zaloguj się');
  }
  await visitor.dispose();
});

test('§9 English available: kept in the cookie, in local storage and on the account', async ({
  page,
  api,
  setLocale,
}) => {
  const viewer = await api('VIEWER');
  await page.context().addCookies(viewer.browserCookies());
  await setLocale('pl');
  await page.goto('/processes');
  const saved = page.waitForResponse((response) => response.url().endsWith('/users/me/locale'));
  await page.getByRole('button', { name: 'EN – English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Processes' })).toBeVisible();
  expect((await saved).ok()).toBe(true);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'locale')?.value).toBe('en');
  expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('en');
  expect((await viewer.get<{ user: { locale: string } }>('/users/me')).body.user.locale).toBe('en');
  await page.context().clearCookies({ name: 'locale' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Processes' })).toBeVisible();
  await page.getByRole('button', { name: 'PL – Polski' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Procesy' })).toBeVisible();
});

test('§9 date parameters use the first ten characters of an ISO date', async ({ page, fixtures }) => {
  await page.goto(`/processes/${fixtures.longProcessId}`);
  await page.getByRole('button', { name: 'More filters' }).click();
  await page.locator('summary').filter({ hasText: 'Date added' }).click();
  const filter = page.getByRole('group', { name: 'Date added' });
  await filter.getByRole('button', { name: 'Open the calendar' }).first().click();
  const days = page.getByRole('gridcell').getByRole('button', { disabled: false });
  await days.first().click();
  const requested = page.waitForRequest((request) => {
    const { dateFrom } = (request.postDataJSON() ?? {}) as { dateFrom?: string | null };
    return /candidates\/search/.test(request.url()) && Boolean(dateFrom);
  });
  await page.getByRole('button', { name: 'Apply' }).click();
  const { dateFrom } = (await requested).postDataJSON() as { dateFrom: string };
  expect(dateFrom).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test('§9 lazy-load spinner delay 300 ms', async ({ page }) => {
  await page.goto('/privacy');
  await page.waitForFunction(() => localStorage.getItem('last-visited') === '/privacy');
  // The next page never comes.
  await page.route('**/privacy', (route) => route.abort('aborted'));
  await page.goto('/login-successful', { waitUntil: 'commit' });
  const spinner = page
    .getByRole('status')
    .filter({ hasText: /Loading/ })
    .first();
  await expect(spinner).toBeAttached();
  const opacities = await spinner.evaluate((element) => {
    // Restarted: on a busy machine it may be over by now.
    element.style.animation = 'none';
    element.getBoundingClientRect();
    element.style.animation = '';
    const [animation] = element.getAnimations();
    if (!animation) return null;
    const at = (time: number) => {
      animation.currentTime = time;
      return Number(getComputedStyle(element).opacity);
    };
    return { delay: animation.effect?.getTiming().delay, before: at(299), after: at(500) };
  });
  expect(opacities).toEqual({ delay: 300, before: 0, after: 1 });
});
