import { expect, test } from './fixtures';
import { fail } from './screens/screen';
import { watchTexts } from './watch-texts';

test('a page carries the texts of what it shows, not those of what is opened later', async ({
  page,
  signIn,
  speak,
}) => {
  await signIn('RECRUITER');
  await speak('en');
  const html = await (await page.request.get('/processes')).text();
  expect(html).toContain('New process');
  expect(html).not.toContain('Create and activate');
});

test('the wizard, opened again after a change of the language, speaks the new one', async ({ page, signIn, speak }) => {
  await signIn('RECRUITER');
  await speak('pl');
  // Others sign in with the account and find its language.
  await fail(page, '**/users/me/locale');
  await page.goto('/processes');
  await page.getByRole('link', { name: 'Nowy proces' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Dalej' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /English|EN/ }).click();
  await page.getByRole('link', { name: 'New process' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add new process' });
  await expect(dialog.getByRole('button', { name: 'Next' })).toBeVisible();
  await expect(dialog.getByLabel('Recruitment name')).toBeVisible();
});

test('a text that a page lacks is noticed', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL });
  const missing = watchTexts(context);
  const page = await context.newPage();
  await page.goto('/sign-in', { waitUntil: 'networkidle' });
  expect(missing).toEqual([]);
  await page.route('**/sign-in', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('\\"signIn\\"', '\\"other\\"');
    await route.fulfill({ response, body });
  });
  await page.goto('/sign-in');
  await expect.poll(() => missing).toContainEqual(expect.stringContaining('/sign-in'));
  await context.close();
});
