import type { Page } from '@playwright/test';
import { baseUrl, expect, test } from '../fixtures';
import { nameField, pressNextTo } from '../process-wizard';
import {
  banner,
  endSession,
  makeCandidate,
  openCandidate,
  problem,
  recordCalls,
  recordPaths,
  signInByHand,
  star,
} from './signed-in-pages';

const defaultText = {
  en: 'The operation has failed, try again or contact the application administrator.',
  pl: 'Operacja nie powiodła się, spróbuj ponownie lub skontaktuj się z administratorem aplikacji.',
};
const successText = { en: 'Operation completed successfully.', pl: 'Operacja zakończona pomyślnie.' };

test.beforeEach(async ({ signIn, speak }) => {
  await signIn('RECRUITER');
  await speak('en');
});

test('§8 HTTP 401 on any query: saves the page, goes to sign-in, comes back to it through /login-successful', async ({
  page,
  scene,
}) => {
  await page.goto(`/processes/${scene.judged.processId}?q=a`);
  await page.waitForLoadState('networkidle');
  await endSession(page);
  const paths = recordPaths(page);
  await page.getByRole('button', { name: 'Candidate', exact: true }).click();
  await expect(page).toHaveURL(/\/sign-in/);
  const kept = await page.evaluate(() => localStorage.getItem('last-visited'));
  expect(kept).toMatch(new RegExp(`^/processes/${scene.judged.processId}\\?q=a`));
  await signInByHand(page);
  await expect(page).toHaveURL(new RegExp(`/processes/${scene.judged.processId}\\?q=a`));
  expect(paths).toContain('/login-successful');
});

test('§8 HTTP 401 on any mutation: saves the page, goes to sign-in, comes back to it through /login-successful', async ({
  page,
  api,
}) => {
  const place = await makeCandidate(await api('RECRUITER'));
  await openCandidate(page, place);
  await endSession(page);
  const paths = recordPaths(page);
  await star(page, 2).click();
  await expect(page).toHaveURL(/\/sign-in/);
  expect(await page.evaluate(() => localStorage.getItem('last-visited'))).toBe(place.path);
  await signInByHand(page);
  await expect(page).toHaveURL(place.path);
  expect(paths).toContain('/login-successful');
  await expect(banner(page, 'error')).toHaveCount(0);
});

test('§8 someone who is not signed in and opens a page comes back to it after sign-in', async ({ page, scene }) => {
  await endSession(page);
  await page.goto(`/processes/${scene.judged.processId}`);
  await expect(page).toHaveURL(/\/sign-in/);
  await signInByHand(page);
  await expect(page).toHaveURL(`/processes/${scene.judged.processId}`);
});

test('§8 other query error: error banner with the error message', async ({ page, scene }) => {
  const path = `/processes/${scene.judged.processId}`;
  await page.route(`**/api/v1${path}`, (route) => route.fulfill(problem(503, 'The archive is being moved.')));
  await page.goto(path);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/candidates\//);
  await page.goBack();
  await expect(banner(page, 'error').locator('p')).toHaveText('The archive is being moved.');
});

test('§8 other mutation error: error banner with the error message', async ({ page, api }) => {
  const recruiter = await api('RECRUITER');
  const place = await makeCandidate(recruiter);
  await openCandidate(page, place);
  await recruiter.put(`/processes/${place.processId}/status`, { status: 'ARCHIVED' });
  await star(page, 2).click();
  await expect(banner(page, 'error')).toContainText('This process is archived');
});

for (const locale of ['en', 'pl'] as const) {
  test(`§8 default text, where the error has none: ‘${defaultText[locale]}’`, async ({ page, api, speak }) => {
    await speak(locale);
    const place = await makeCandidate(await api('RECRUITER'));
    await openCandidate(page, place);
    await page.route('**/rate', (route) => route.fulfill({ status: 500, body: '' }));
    await star(page, 2).click();
    await expect(banner(page, 'error').locator('p')).toHaveText(defaultText[locale]);
  });

  test(`§8 success text: ‘${successText[locale]}’`, async ({ page, api, speak }) => {
    await speak(locale);
    const place = await makeCandidate(await api('RECRUITER'));
    await openCandidate(page, place);
    await star(page, 2).click();
    await expect(banner(page, 'success').locator('p')).toHaveText(successText[locale]);
  });
}

test('§8 other mutation error: a mutation can opt out, and the screen tells it itself', async ({ page }) => {
  await page.goto('/processes?new=true');
  const dialog = page.getByRole('dialog');
  await page.route('**/api/v1/processes', (route) => route.fulfill(problem(500, '')));
  await nameField(dialog).fill('Dekarz / Dekarka');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('everything you typed is still here')).toBeVisible();
  await expect(banner(page, 'error')).toHaveCount(0);
  await expect(nameField(dialog)).toHaveValue('Dekarz / Dekarka');
});

for (const text of ['undefined has no properties', 'is undefined']) {
  test(`§8 banners are ignored if the text contains ‘${text}’`, async ({ page, api }) => {
    const place = await makeCandidate(await api('RECRUITER'));
    await openCandidate(page, place);
    await page.route('**/rate', (route) => route.fulfill(problem(500, `can't read, row ${text} here`)));
    const answered = page.waitForResponse('**/rate');
    const before = await star(page, 2).getAttribute('aria-checked');
    await star(page, 2).click();
    await answered;
    // The stars are taken back by the same answer that would have brought a banner.
    await expect(star(page, 2)).toHaveAttribute('aria-checked', before ?? '');
    await expect(page.locator('[data-banner]')).toHaveCount(0);
  });
}

test('§8 success of a mutation: success banner', async ({ page, api }) => {
  const place = await makeCandidate(await api('RECRUITER'));
  await page.goto(`/processes/${place.processId}`);
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(banner(page, 'success')).toBeVisible();
});

test('§8 success of a mutation: no banner where it is disabled', async ({ page }) => {
  await page.goto('/processes?new=true');
  const shown: string[] = [];
  await page.exposeFunction('noteBanner', (text: string) => shown.push(text));
  await page.evaluate(() => {
    new MutationObserver(() => {
      const found = document.querySelector('[data-banner]');
      if (found) void (window as unknown as { noteBanner: (text: string) => void }).noteBanner(found.innerHTML);
    }).observe(document.body, { childList: true, subtree: true });
  });
  const dialog = page.getByRole('dialog');
  await nameField(dialog).fill('Zdun / Zdunka');
  await pressNextTo(dialog, 2);
  await expect(page).toHaveURL(/edit=/);
  expect(shown).toEqual([]);
});

test('§8 success of a query: a banner only if enabled', async ({ page, scene }) => {
  const calls = recordCalls(page, /^\/api\/v1\/processes/);
  await page.goto(`/processes/${scene.judged.processId}`);
  await page.waitForLoadState('networkidle');
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  await expect(page.locator('[data-banner]')).toHaveCount(0);
});

test('§8 data-load failure: what happened, advice to retry, otherwise the e-mail address', async ({ page, scene }) => {
  await page.goto(`/processes/${scene.judged.processId}`);
  await page.waitForLoadState('networkidle');
  await page.route('**/candidates/search?*', (route) => route.fulfill(problem(500, '')));
  await page.getByRole('button', { name: 'Candidate', exact: true }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'Ooops! Something went wrong' });
  await expect(failure).toContainText('We were unable to retrieve the data');
  await expect(failure).toContainText(/again/);
  await expect(failure).toContainText('support@recruitment-assistant.example');
  await page.unroute('**/candidates/search?*');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row')).toHaveCount(5);
});

/** Lets only those scripts through that the page's own document names: what is loaded later is lost. */
async function loseLaterModules(page: Page, path: string): Promise<void> {
  const document = await (await page.request.get(baseUrl() + path)).text();
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    if (document.includes(name)) await route.continue();
    else await route.abort('failed');
  });
}

test('§8 fatal error: message, details (timestamp, code, url, method) and a support instruction', async ({
  page,
  scene,
}) => {
  const path = `/processes/${scene.judged.processId}/candidates/${scene.judged.candidates[0]?.id}`;
  await loseLaterModules(page, path);
  // As after a reload that did not help.
  await page.addInitScript(() => sessionStorage.setItem('reloaded-for-lost-module', String(Date.now())));
  await page.goto(path);
  const fatal = page.getByRole('alert').filter({ hasText: 'Ooops! Something went wrong' });
  await expect(fatal).toBeVisible({ timeout: 30_000 });
  await expect(fatal).toContainText(path);
  await expect(fatal).toContainText(/\d{4}-\d\d-\d\dT\d\d:\d\d/);
  await expect(fatal).toContainText('Code');
  await expect(fatal).toContainText('GET');
  await expect(fatal).toContainText('support@recruitment-assistant.example');
});

test('§8 fatal error: if a dynamically loaded module failed to load, the page reloads, once', async ({
  page,
  scene,
}) => {
  const path = `/processes/${scene.judged.processId}/candidates/${scene.judged.candidates[0]?.id}`;
  await loseLaterModules(page, path);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  await page.goto(path);
  await expect(page.getByRole('alert').filter({ hasText: 'Ooops!' })).toBeVisible({ timeout: 30_000 });
  await page.waitForLoadState('networkidle');
  expect(documents).toBe(2);
});

test('§8 fatal error: a reload that finds the module shows the page', async ({ page, scene }) => {
  const path = `/processes/${scene.judged.processId}/candidates/${scene.judged.candidates[0]?.id}`;
  await loseLaterModules(page, path);
  let documents = 0;
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    documents += 1;
    if (documents === 2) void page.unrouteAll({ behavior: 'ignoreErrors' });
  });
  await page.goto(path);
  await expect(page.locator('canvas').first()).toBeVisible({ timeout: 30_000 });
  expect(documents).toBe(2);
});

test('§8 forbidden: not authorized or session expired; ask a manager for access', async ({ page }) => {
  await page.goto('/forbidden');
  await expect(
    page.getByText('You are not authorized to access this site or your session has expired.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText(/ask a manager for access/i)).toBeVisible();
});

test('§8 not found: ‘The site does not exist!’', async ({ page }) => {
  await page.goto('/there-is-no-such-page');
  await expect(page.getByRole('heading', { name: 'The site does not exist!', exact: true })).toBeVisible();
});

test('§8 Access Denied: missing permissions to log in; contact the provider', async ({ page, scene }) => {
  await endSession(page);
  await page.goto('/sign-in');
  await page.getByLabel('E-mail').fill(scene.emailWithoutRole);
  await page.getByLabel('Password', { exact: true }).fill(scene.newcomersPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/not-authorized');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(page.getByText(/permissions needed to log in/)).toBeVisible();
  await expect(page.getByText(/Contact the provider/)).toBeVisible();
});

test('§8 refused candidates: a dialog lists ids that cannot be re-analysed because of status', async ({
  page,
  scene,
}) => {
  const { processId, candidateIds } = scene.refusals;
  await page.goto(`/processes/${processId}`);
  const row = page.getByRole('row').filter({ has: page.locator(`a[href*="${candidateIds.DOWNLOADING}"]`) });
  await row.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Analyse again' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expect(dialog).toContainText('cannot be analysed again in the current status');
});

for (const [locale, text] of [
  ['en', 'External recruitment ID is already used'],
  ['pl', 'Zewnętrzny identyfikator rekrutacji jest już używany'],
] as const) {
  test(`§8 duplicate recruitment ID: ‘${text}’`, async ({ page, speak, scene }) => {
    await speak(locale);
    await page.goto('/processes');
    const answer = await page.evaluate(async (externalRecruitmentId) => {
      const { token } = (await (await fetch('/api/v1/csrf')).json()) as { token: string };
      const headers = { 'content-type': 'application/json', 'x-csrf-token': token };
      const body = JSON.stringify({ name: 'Cieśla', externalRecruitmentId });
      return (await fetch('/api/v1/processes', { method: 'POST', headers, body })).json() as Promise<object>;
    }, scene.usedRecruitmentId);
    expect(answer).toMatchObject({ status: 409, code: 'process.external-id-taken', detail: text });
  });
}
