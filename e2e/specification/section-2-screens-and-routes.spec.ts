import type { Page } from '@playwright/test';
import type { Fixtures } from '../screens/fixtures';
import { expect, test } from '../fixtures';

interface Route {
  path: (fixtures: Fixtures) => string;
  screen: string;
  /** The page's English title. */
  title: (fixtures: Fixtures) => string;
  back?: { label: string; path: (fixtures: Fixtures) => string };
  quickView?: boolean;
}

const candidate = ({ judged }: Fixtures) => judged.candidates[0] ?? { id: '', firstName: '', lastName: '' };
const processPath = ({ judged }: Fixtures) => `/processes/${judged.processId}`;
const candidatePath = (fixtures: Fixtures) => `${processPath(fixtures)}/candidates/${candidate(fixtures).id}`;

const routes: Record<string, Route> = {
  '/': { path: () => '/', screen: 'Home page', title: () => 'Home' },
  '/processes': {
    path: () => '/processes',
    screen: 'Process list, with quick-view panel',
    title: () => 'Processes',
    quickView: true,
  },
  '/processes/{processId}': {
    path: processPath,
    screen: 'Process details, with quick-view panel',
    title: () => 'Starszy programista / Starsza programistka Java',
    back: { label: 'Processes', path: () => '/processes' },
    quickView: true,
  },
  '/processes/{processId}/candidates/{candidateId}': {
    path: candidatePath,
    screen: 'Candidate details, with quick-view panel',
    title: (fixtures) => `${candidate(fixtures).firstName} ${candidate(fixtures).lastName}`,
    back: { label: 'Candidates', path: processPath },
    quickView: true,
  },
};

test.beforeEach(async ({ signIn, setLocale }) => {
  await signIn('RECRUITER');
  await setLocale('en');
});

function toggle(page: Page) {
  return page.getByRole('button', { name: /^(Show|Hide) quick view$/ });
}

function panel(page: Page) {
  return page.getByRole('complementary', { name: 'Quick view' });
}

async function expectRoute(page: Page, fixtures: Fixtures, { path, title, back, quickView = false }: Route) {
  await page.goto(path(fixtures));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(title(fixtures));
  await expect(page).toHaveTitle(new RegExp(`^${title(fixtures).replaceAll('/', '\\/')}`));

  const bar = page.getByRole('banner');
  await expect(bar.getByRole('button', { name: 'Log out' })).toBeVisible();
  await expect(bar.getByRole('group', { name: 'Language' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'User guide' })).toHaveAttribute('href', '/docs');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Processes' })).toBeVisible();
  for (const name of ['Contact', 'Privacy Policy', 'Terms and Conditions']) {
    await expect(page.getByRole('contentinfo').getByRole('link', { name }).first()).toBeVisible();
  }

  await expect(toggle(page)).toHaveCount(quickView ? 1 : 0);
  if (quickView) {
    // Hidden by default.
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
    await expect(panel(page)).toHaveCount(0);
    await toggle(page).click();
    await expect(panel(page)).not.toBeEmpty();
  }
  if (back) {
    await main.getByRole('link', { name: back.label, exact: true }).first().click();
    await expect(page).toHaveURL(back.path(fixtures));
  }
}

test('§2 the routes: their title and back button, inside the shared layout', async ({ page, fixtures }) => {
  for (const [name, route] of Object.entries(routes)) {
    await test.step(`${name}: ${route.screen}`, () => expectRoute(page, fixtures, route));
  }
});

test('§2 §8 /forbidden: a message, a sub-message, and a Go back link', async ({ page }) => {
  await page.goto('/processes');
  await page.goto('/forbidden');
  const message = 'You are not authorized to access this site or your session has expired.';
  await expect(page.getByText(message, { exact: true })).toBeVisible();
  await expect(page.getByText(/ask a manager for access/i)).toBeVisible();
  await page.getByRole('link', { name: 'Go back' }).click();
  await expect(page).toHaveURL('/processes');
});

test('§2 /not-authorized: a message and a sub-message', async ({ page }) => {
  await page.goto('/not-authorized');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied');
  await expect(page.getByText('You do not have the permissions needed to log in.')).toBeVisible();
  await expect(page.getByText(/Contact the provider/)).toBeVisible();
});

const unknownId = '01900000-0000-7000-8000-000000000000';
const unknownPaths: Record<string, (fixtures: Fixtures) => string> = {
  'a path of no route': () => '/nothing-is-here',
  'a path below a route': (fixtures) => `${processPath(fixtures)}/nothing-is-here`,
  'a process that does not exist': () => `/processes/${unknownId}`,
  'an id that is none': () => '/processes/anything',
  'a candidate that does not exist': (fixtures) => `${processPath(fixtures)}/candidates/${unknownId}`,
  'a CV that does not exist': () => '/pdf',
};

test('§2 §8 any unknown path shows the not-found page and redirects to /not-found', async ({ page, fixtures }) => {
  for (const [name, path] of Object.entries(unknownPaths)) {
    await test.step(name, async () => {
      await page.goto(path(fixtures), { waitUntil: 'commit' });
      await expect(page).toHaveURL('/not-found');
      await expect(page.getByRole('heading', { name: 'The site does not exist!', exact: true })).toBeVisible();
    });
  }
});

test('§2 all routes sit inside one shared layout', async ({ page }) => {
  for (const path of ['/docs', '/docs/first-steps', '/contact', '/privacy', '/terms', '/forbidden', '/not-found']) {
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'User guide' })).toBeVisible();
    });
  }
});

test('§2 without a session, too, an unknown path is not found, and a page asks to sign in', async ({ browser }) => {
  const visitor = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await visitor.goto('/nothing-is-here');
  await expect(visitor).toHaveURL('/not-found');
  await visitor.goto('/processes?page=2');
  await expect(visitor).toHaveURL('/sign-in?returnTo=%2Fprocesses%3Fpage%3D2');
  await visitor.context().close();
});

test('§2 each navigation stores the last visited location path, but not an unknown one', async ({ page, fixtures }) => {
  const lastVisited = () => page.evaluate(() => localStorage.getItem('last-visited'));
  await page.goto('/');
  await expect.poll(lastVisited).toBe('/');
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Processes' }).click();
  await expect.poll(lastVisited).toBe('/processes');
  await page.goto(`/processes/${unknownId}`);
  await expect(page).toHaveURL('/not-found');
  expect(await lastVisited()).toBe('/processes');
  await page.goto('/docs/first-steps');
  await expect.poll(lastVisited).toBe('/docs/first-steps');
  await page.goto(`${processPath(fixtures)}?tab=information`);
  await expect.poll(lastVisited).toBe(`${processPath(fixtures)}?tab=information`);
});

test('§2 /login-successful sends a signed-in person on to the last visited page', async ({ page, fixtures }) => {
  await page.goto(processPath(fixtures));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('last-visited'))).toBe(processPath(fixtures));
  await page.goto('/login-successful');
  await expect(page).toHaveURL(processPath(fixtures));
});

test('§2 /pdf shows one CV full-screen', async ({ page, fixtures }) => {
  await page.goto(`/pdf?processId=${fixtures.judged.processId}&candidateId=${candidate(fixtures).id}`);
  await expect(page.locator('canvas').first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  const stored = () => page.evaluate(() => localStorage.getItem('last-visited'));
  await expect.poll(stored).toContain(`/pdf?processId=${fixtures.judged.processId}`);
});

test('§1 the footer has Contact, Privacy Policy, Terms and Conditions', async ({ page }) => {
  await page.goto('/processes');
  for (const [name, path] of [
    ['Contact', '/contact'],
    ['Privacy Policy', '/privacy'],
    ['Terms and Conditions', '/terms'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name }).first().click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
});

test('§2 the menu has Processes and Interview simulation', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  for (const [name, path] of [
    ['Processes', '/processes'],
    ['Interview simulation', '/interview-simulations'],
  ] as const) {
    await menu.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
  }
});

test('§2 page views load lazily: the CV viewer comes with the first CV, not with the list', async ({
  page,
  fixtures,
}) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  await page.goto('/processes');
  const before = scripts.length;
  await page.goto(candidatePath(fixtures));
  await expect(page.locator('canvas').first()).toBeVisible({ timeout: 30_000 });
  expect(new Set(scripts).size).toBeGreaterThan(before);
});

test('§2 §4 §9 the toggle button shows or hides the right panel, 300 px wide', async ({ page }) => {
  await page.goto('/processes');
  await expect(panel(page)).toHaveCount(0);
  await toggle(page).click();
  await expect(panel(page)).toBeVisible();
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await panel(page).boundingBox())?.width).toBe(300);
  // It slides in.
  const right = async () => ((await panel(page).boundingBox())?.x ?? 0) + 300;
  await expect.poll(right).toBe(page.viewportSize()?.width);
  await toggle(page).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
});

test('§2 §9 on a small screen the panel is 300 px wide and remembered, too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/processes');
  const sheet = page.getByRole('dialog');
  await expect(sheet).toHaveCount(0);
  await toggle(page).click();
  const width = async () => (await sheet.boundingBox())?.width;
  await expect.poll(width).toBe(300);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.reload();
  await expect(sheet).toBeVisible();
  await expect.poll(width).toBe(300);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(sheet).toHaveCount(0);
});

test('§2 the state of the right panel is remembered per route in local storage', async ({ page, fixtures }) => {
  await page.goto('/processes');
  await toggle(page).click();
  await page.goto(processPath(fixtures));
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
  await page.goto('/processes');
  await expect(panel(page)).toBeVisible();
  const stored = await page.evaluate(() =>
    Object.entries(localStorage).filter(([key]) => key.startsWith('quick-view')),
  );
  expect(stored).toEqual([['quick-view:/processes', 'visible']]);
});
