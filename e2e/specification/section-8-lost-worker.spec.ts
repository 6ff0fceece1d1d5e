import { expect, test } from '../fixtures';
import { countDocuments, star } from './signed-in-pages';

test('§8 a lost worker of the CV’s reader reloads the page, once; then the CV can be tried again', async ({
  page,
  fixtures,
  signIn,
  setLocale,
}) => {
  await signIn('RECRUITER');
  await setLocale('en');
  await page.route(/pdf\.worker/, (route) => route.abort('failed'));
  const documents = countDocuments(page);
  await page.goto(`/processes/${fixtures.judged.processId}/candidates/${fixtures.judged.candidates[0]?.id}`);
  await expect.poll(documents, { timeout: 30_000 }).toBe(2);
  const failure = page.getByRole('alert').filter({ hasText: 'This CV could not be shown' });
  await expect(failure).toBeVisible({ timeout: 30_000 });
  // The verdicts stay on the screen.
  await expect(star(page, 1)).toBeVisible();
  expect(documents()).toBe(2);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('canvas').first()).toBeVisible({ timeout: 30_000 });
});
