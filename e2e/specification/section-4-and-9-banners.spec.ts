import { expect, test } from '../fixtures';
import { installClock, runUntilAttached, stopClock } from './fake-clock';
import { banner, openCandidate, star } from './signed-in-pages';

test('§4 §9 alert banners: top centre, 70 px from the top, dismissed by clicking elsewhere, not by clicking on them', async ({
  signIn,
  setLocale,
  page,
  fixtures,
}) => {
  await signIn('RECRUITER');
  await setLocale('en');
  await installClock(page);
  await openCandidate(page, fixtures.own.banners);
  await stopClock(page);
  await star(page, 2).click();
  const success = banner(page, 'success');
  await runUntilAttached(page, success);
  await success.evaluate((box) => box.getAnimations().forEach((animation) => animation.finish()));
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const box = await success.boundingBox();
    expect(box?.y).toBe(70);
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThanOrEqual(1);
  }
  await success.locator('p').click();
  await expect(success).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(success).toHaveCount(0);
});
