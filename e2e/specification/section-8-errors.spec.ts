import { expect, test } from '../fixtures';
import { nameField } from '../process-wizard';
import { failLazyScripts, failRequests } from '../screens/screen';
import {
  banner,
  countDocuments,
  openCandidate,
  recordPaths,
  signInAgain,
  signInThroughForm,
  signInWithOwnSession,
  star,
} from './signed-in-pages';

test.beforeEach(async ({ signIn, setLocale }) => {
  await signIn('RECRUITER');
  await setLocale('en');
});

test('§8 HTTP 401 on any query: saves the page, leads to the login, and comes back', async ({ page, fixtures }) => {
  const client = await signInWithOwnSession(page);
  await page.goto(`/processes/${fixtures.judged.processId}?q=a`);
  // The page's last request by itself.
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
  await client.post('/logout');
  await page.getByRole('button', { name: 'Candidate', exact: true }).click();
  await expect(page).toHaveURL(/\/sign-in\?returnTo=/);
  const lastVisited = await page.evaluate(() => localStorage.getItem('last-visited'));
  expect(lastVisited).toMatch(new RegExp(`^/processes/${fixtures.judged.processId}\\?q=a`));
  await signInAgain(page);
  await expect(page).toHaveURL(new RegExp(`/processes/${fixtures.judged.processId}\\?q=a`));
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('§8 HTTP 401 on any mutation: the page is left for the login; back there, the rating is named and saved once', async ({
  page,
  fixtures,
}) => {
  const place = fixtures.own.endOfSession;
  const client = await signInWithOwnSession(page);
  await openCandidate(page, place);
  await client.post('/logout');
  const paths = recordPaths(page);
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().endsWith('/rate')) sent += 1;
  });
  await star(page, 2).click();
  await expect(page.getByText('You will come back to the page you asked for.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('last-visited'))).toBe(place.path);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await signInAgain(page);
  await expect(page).toHaveURL(place.path);
  expect(paths).toContain('/login-successful');
  // Signing in restores the account's language, which other tests change.
  await expect(banner(page, 'error')).toContainText(/Your rating was not saved|Nie zapisano Twoich gwiazdek/);
  expect(sent).toBe(0);
  await banner(page, 'error')
    .getByRole('button', { name: /^(Save now|Zapisz teraz)$/ })
    .click();
  await expect(page.getByText(/All changes are saved|Wszystkie zmiany są zapisane/)).toBeVisible();
  expect(sent).toBe(1);
  await page.reload();
  await expect(star(page, 2)).toBeChecked();
  await expect(banner(page, 'error')).toHaveCount(0);
});

test('§8 someone who is not signed in and opens a page comes back to it after sign-in', async ({ page, fixtures }) => {
  await page.context().clearCookies({ name: /session-token/ });
  const path = `/processes/${fixtures.judged.processId}?tab=information#requirements`;
  await page.goto(path);
  await expect(page).toHaveURL(/\/sign-in/);
  await signInThroughForm(page);
  await expect(page).toHaveURL(path);
});

test('§8 other mutation error: error banner with the error message', async ({ page, api, fixtures }) => {
  const recruiter = await api('RECRUITER');
  const place = fixtures.own.archivedMeanwhile;
  await recruiter.put(`/processes/${place.processId}/status`, { status: 'ACTIVE' });
  await openCandidate(page, place);
  await recruiter.put(`/processes/${place.processId}/status`, { status: 'ARCHIVED' });
  await star(page, 2).click();
  await expect(banner(page, 'error')).toContainText('This process is archived');
});

test('§8 other mutation error: a mutation can opt out, and the screen shows the error itself', async ({ page }) => {
  await page.goto('/processes?new=true');
  const dialog = page.getByRole('dialog');
  await failRequests(page, '**/api/v1/processes');
  await nameField(dialog).fill('Dekarz / Dekarka');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('everything you typed is still here')).toBeVisible();
  await expect(banner(page, 'error')).toHaveCount(0);
  await expect(nameField(dialog)).toHaveValue('Dekarz / Dekarka');
});

test('§8 data-load failure: what happened, advice to retry, otherwise the e-mail address', async ({
  page,
  fixtures,
}) => {
  await page.goto(`/processes/${fixtures.judged.processId}`);
  await failRequests(page, '**/candidates/search?*');
  await page.getByRole('button', { name: 'Candidate', exact: true }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'Ooops! Something went wrong' });
  await expect(failure).toContainText('We were unable to retrieve the data');
  await expect(failure).toContainText(/again/);
  await expect(failure).toContainText('support@recruitment-assistant.example');
  await page.unroute('**/candidates/search?*');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row')).toHaveCount(5);
});

test('§8 fatal error: if a dynamically loaded module failed to load, the page reloads, once; then message, details, support', async ({
  page,
  fixtures,
}) => {
  const path = `/processes/${fixtures.judged.processId}/candidates/${fixtures.judged.candidates[0]?.id}`;
  await failLazyScripts(page, path);
  const documents = countDocuments(page);
  await page.goto(path);
  const fatal = page.getByRole('alert').filter({ hasText: 'Ooops! Something went wrong' });
  await expect(fatal).toBeVisible({ timeout: 30_000 });
  await expect(fatal).toContainText(path);
  await expect(fatal).toContainText(/\d{4}-\d\d-\d\dT\d\d:\d\d/);
  await expect(fatal).toContainText('Code');
  await expect(fatal).toContainText('GET');
  await expect(fatal).toContainText('support@recruitment-assistant.example');
  expect(documents()).toBe(2);
});

test('§8 fatal error: a reload that finds the module shows the page', async ({ page, fixtures }) => {
  const path = `/processes/${fixtures.judged.processId}/candidates/${fixtures.judged.candidates[0]?.id}`;
  await failLazyScripts(page, path);
  const documents = countDocuments(page, (count) => {
    if (count === 2) void page.unrouteAll({ behavior: 'ignoreErrors' });
  });
  await page.goto(path);
  await expect(page.locator('canvas').first()).toBeVisible({ timeout: 30_000 });
  expect(documents()).toBe(2);
});

test('§8 Access Denied: missing permissions to log in; contact the provider', async ({ page, fixtures }) => {
  await page.context().clearCookies({ name: /session-token/ });
  await page.goto('/sign-in');
  await page.getByLabel('E-mail').fill(fixtures.emailWithoutRole);
  await page.getByLabel('Password', { exact: true }).fill(fixtures.newUserPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/not-authorized');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(page.getByText(/permissions needed to log in/)).toBeVisible();
  await expect(page.getByText(/Contact the provider/)).toBeVisible();
});
