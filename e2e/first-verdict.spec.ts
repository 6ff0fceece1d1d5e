import type { Locale } from '@/lib/i18n/locale';
import { createCompared } from './create-compared';
import { expect, test } from './fixtures';

/** px below the app's header. */
const most = 200;

test('at 1440 × 900 the first verdict is at most 200 px below the app’s header, decided about or not, in both languages', async ({
  page,
  signIn,
  setLocale,
}) => {
  const client = await signIn('RECRUITER');
  const { processId, candidates } = await createCompared(client, 'Pierwsza ocena');
  const path = `/processes/${processId}/candidates/${candidates[0]?.id}`;
  const top = async (locale: Locale) => {
    await setLocale(locale);
    await page.goto(path);
    const first = page.locator('li', { has: page.locator('[data-criterion]') }).first();
    await expect(first).toBeVisible();
    const [main, verdict] = [await page.locator('#main').boundingBox(), await first.boundingBox()];
    return (verdict?.y ?? Infinity) - (main?.y ?? 0);
  };
  for (const locale of ['pl', 'en'] as const) expect(await top(locale)).toBeLessThanOrEqual(most);
  await page.getByRole('button', { name: /^Hold/ }).click();
  await expect(page.getByText(/· /).first()).toBeVisible();
  await page.getByRole('button', { name: 'Thumb up' }).click();
  expect(await top('en')).toBeLessThanOrEqual(most);
  // Nothing about an ATS where none is linked.
  await expect(page.getByText(/ATS/)).toHaveCount(0);
});
