import { expect, findViolations, findViolationsOfColour, test } from '../fixtures';
import { screens } from './screen-list';
import { existsAt, overflowOf } from './stage';

// Recording every step of some hundred screens takes longer than the screens.
test.use({ trace: 'off' });
test.describe.configure({ mode: 'parallel' });

for (const locale of ['pl', 'en'] as const) {
  test.describe(`in ${locale}: accessible in light and dark, not wider than a window of 1440 and 1024 px`, () => {
    for (const screen of screens) {
      // What exists in a narrow window only is looked at there.
      const width = existsAt(screen, 1440) ? 1440 : 390;
      test(screen.name, async ({ stage, scene }) => {
        const page = await stage.open(screen, scene, { locale, theme: 'light', width });
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        expect(await findViolations(page)).toEqual([]);
        expect(await overflowOf(page)).toBeLessThanOrEqual(0);

        await page.emulateMedia({ colorScheme: 'dark' });
        await expect(page.locator('html')).toHaveClass(/dark/);
        expect(await findViolationsOfColour(page)).toEqual([]);
        await page.emulateMedia({ colorScheme: 'light' });

        if (!existsAt(screen, 1024) || width !== 1440) return;
        await page.setViewportSize({ width: 1024, height: 900 });
        expect(await overflowOf(page)).toBeLessThanOrEqual(0);
        await page.setViewportSize({ width, height: 900 });
      });
    }
  });
}
