import { expect, test } from '../fixtures';
import { installClock, runUntilShown, step, stopClock } from './fake-clock';
import { banner, makeCandidate, openCandidate, problem, star } from './signed-in-pages';

test.beforeEach(async ({ signIn, speak, page, api }) => {
  await signIn('RECRUITER');
  await speak('en');
  const place = await makeCandidate(await api('RECRUITER'));
  await installClock(page);
  await openCandidate(page, place);
});

test('§4 alert banners: an error banner for a minor error', async ({ page }) => {
  await page.route('**/rate', (route) => route.fulfill(problem(500, 'The stars are out.')));
  await star(page, 2).click();
  await expect(banner(page, 'error').locator('p')).toHaveText('The stars are out.');
  await expect(banner(page, 'success')).toHaveCount(0);
});

test('§4 alert banners: a success banner for success', async ({ page }) => {
  await star(page, 2).click();
  await expect(banner(page, 'success')).toBeVisible();
  await expect(banner(page, 'error')).toHaveCount(0);
});

for (const kind of ['success', 'error'] as const) {
  test(`§4 §9 alert banners: the ${kind} banner auto-hides after 3000 ms`, async ({ page }) => {
    if (kind === 'error') await page.route('**/rate', (route) => route.fulfill(problem(500, 'The stars are out.')));
    await stopClock(page);
    await star(page, 2).click();
    await runUntilShown(page, banner(page, kind));
    await page.clock.runFor(3000 - 2 * step);
    await expect(banner(page, kind)).toBeVisible();
    await page.clock.runFor(3 * step);
    await expect(banner(page, kind)).toHaveCount(0);
  });
}

for (const width of [1440, 390]) {
  test(`§4 §9 alert banners: top centre, 70 px from the top, in a window of ${width} px`, async ({ page }) => {
    await stopClock(page);
    await star(page, 2).click();
    await runUntilShown(page, banner(page, 'success'));
    await page.setViewportSize({ width, height: 900 });
    await banner(page, 'success').evaluate((box) => box.getAnimations().forEach((animation) => animation.finish()));
    const box = await banner(page, 'success').boundingBox();
    expect(box?.y).toBe(70);
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThanOrEqual(1);
  });
}

test('§4 alert banners: dismissed by clicking elsewhere, not by clicking on them', async ({ page }) => {
  await stopClock(page);
  await star(page, 2).click();
  const shown = banner(page, 'success');
  await runUntilShown(page, shown);
  await shown.locator('p').click();
  await expect(shown).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(shown).toHaveCount(0);
});
