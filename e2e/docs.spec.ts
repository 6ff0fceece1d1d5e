import { guideSlugs } from '@/lib/guide/guide-contents';
import { expect, findAlikeLandmarks, test } from './fixtures';

const paths = ['/docs', ...guideSlugs.map((slug) => `/docs/${slug}`), '/docs/api'];
const locales = ['pl', 'en'] as const;

for (const locale of locales) {
  test.describe(`the guide in ${locale}`, () => {
    test.beforeEach(async ({ context, baseURL }) => {
      await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
    });

    test('every page opens without a session', async ({ page }) => {
      for (const path of paths) {
        const answer = await page.request.get(path);
        const html = await answer.text();
        expect([path, answer.status()]).toEqual([path, 200]);
        expect(html).toMatch(new RegExp(`<html[^>]* lang="${locale}"`));
        expect(html).toContain('<h1');
      }
    });

    test('the contents lead to every page, and each page on to the next', async ({ page }) => {
      await page.goto('/docs');
      const contents = page.getByRole('navigation').first();
      await expect(contents.getByRole('link')).toHaveCount(paths.length);
      await contents.locator('a[href="/docs/first-steps"]').click();
      await expect(page).toHaveURL('/docs/first-steps');
      await expect(contents.locator('[aria-current=page]')).toHaveAttribute('href', '/docs/first-steps');
      await page.locator('a[rel=next]').click();
      await expect(page).toHaveURL(`/docs/${guideSlugs[1]}`);
    });
  });
}

test('switching the language stays on the page and at the same section', async ({ page }) => {
  await page.goto('/docs/score#range');
  await expect(page.getByRole('heading', { name: /^Zakres/ })).toBeInViewport();
  await page.getByRole('button', { name: 'EN – English' }).click();
  await expect(page.getByRole('heading', { name: /^The range/ })).toBeVisible();
  await expect(page).toHaveURL('/docs/score#range');
});

test('an unknown page of the guide is not found', async ({ page }) => {
  await page.goto('/docs/nothing-here');
  await expect(page).toHaveURL('/not-found');
});

test('the list of calls can be filtered and links to the call', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/docs/api');
  const calls = page.getByRole('navigation', { name: 'Wywołania' });
  await calls.getByRole('searchbox').fill('put rate');
  await expect(calls.getByText('1 wywołanie')).toBeVisible();
  await calls.getByRole('link').click();
  await expect(page.locator('section:target')).toContainText('candidate:rate');
});

test('printed, only the text remains', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/docs/score');
  await expect(page.locator('html')).toHaveClass(/dark/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  // Lightness first.
  expect(background).toMatch(/^oklch\(0\.9\d/);
});

test('no two landmarks of a page of the guide are alike, in a wide and a narrow window', async ({
  page,
  signIn,
  setLocale,
}) => {
  await signIn('ADMIN');
  await setLocale('pl');
  for (const path of ['/docs', '/docs/settings', '/docs/candidate-details', '/docs/api']) {
    await page.goto(path);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect([path, width, await findAlikeLandmarks(page)]).toEqual([path, width, []]);
    }
  }
});
