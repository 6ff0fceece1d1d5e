import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import type { ApiClient } from '../scripts/testing/api-client';
import { createActiveProcess, upload, waitUntilAnalysed } from './api/scene';
import { expect, test } from './fixtures';

/** A process with one judged candidate; answers the addresses of their screens. */
async function setScene(recruiter: ApiClient): Promise<{ process: string; candidate: string }> {
  const { id } = await createActiveProcess(recruiter, 'Spawaczka/Spawacz TIG');
  const lines = ['Łucja Żak', 'Doświadczenie', 'Java i Spring Boot od 2016.03 do 2025.11, PostgreSQL, Gdańsk.'];
  await upload(recruiter, id, [{ name: 'Łucja Żak.pdf', bytes: await makeCvPdf({ lines }) }]);
  const { items } = await waitUntilAnalysed(recruiter, id, 1);
  return { process: `/processes/${id}`, candidate: `/processes/${id}/candidates/${items[0]?.id}` };
}

const publicScreens = ['/sign-in', '/contact', '/privacy', '/terms', '/not-found', '/forbidden', '/not-authorized'];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('the public screens are accessible', async ({ page, expectAccessible }) => {
      for (const path of publicScreens) {
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expectAccessible();
        });
      }
    });

    test('the screens of the main job are accessible', async ({ page, signIn, expectAccessible }) => {
      const { process, candidate } = await setScene(await signIn('RECRUITER'));
      for (const path of ['/', '/processes', process, candidate]) {
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await page.waitForLoadState('networkidle');
          await expectAccessible();
        });
      }
    });
  });
}

test('no screen is wider than the window, in either language', async ({ page, context, signIn, baseURL }) => {
  const { process, candidate } = await setScene(await signIn('RECRUITER'));
  for (const locale of ['pl', 'en']) {
    await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['/', '/processes', process, candidate]) {
        await test.step(`${path} at ${width} in ${locale}`, async () => {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.locator('html')).toHaveAttribute('lang', locale);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(overflow).toBeLessThanOrEqual(0);
        });
      }
    }
  }
});

test('nothing is wrong in the browser’s console, and nothing is loaded from elsewhere', async ({
  page,
  signIn,
  baseURL,
}) => {
  const { process, candidate } = await setScene(await signIn('RECRUITER'));
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) troubles.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`${page.url()}: ${error.message}`));
  page.on('request', (request) => {
    const isOwn = request.url().startsWith(baseURL ?? '') || /^(data|blob):/.test(request.url());
    if (!isOwn) troubles.push(`${page.url()} loads ${request.url()}`);
  });
  for (const path of ['/sign-in', '/', '/processes', process, candidate]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(troubles).toEqual([]);
});

test('someone who is not signed in is sent to sign in', async ({ page }) => {
  await page.goto('/processes');
  await expect(page).toHaveURL(/\/sign-in/);
});
