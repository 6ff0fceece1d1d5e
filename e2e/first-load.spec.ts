import { expect, test } from './fixtures';

/** Bytes of gzipped JavaScript that the process list may load by itself (docs/decisions/0063). */
const limit = 340_000;

test('the process list loads no more JavaScript than it may', async ({ page, signIn }) => {
  await signIn('RECRUITER');
  await page.goto('/processes');
  await expect(page.getByRole('grid')).toBeVisible();
  const scripts = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize })),
  );
  expect(scripts.length).toBeGreaterThan(5);
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(total, JSON.stringify(scripts, null, 1)).toBeLessThan(limit);
});
