import { expect, findViolations, findViolationsOfColour, test } from '../fixtures';
import { screens } from './screen-list';
import { existsAt, expectWhole } from './stage';

test.describe.configure({ mode: 'parallel' });

/** Every screen in one language a run, by turns; `SCREENS=all` looks at each in both, which takes twice as long. */
const everything = process.env.SCREENS === 'all';
const isLookedAt = (index: number, locale: 'pl' | 'en') => everything || (index % 2 === 0) === (locale === 'pl');

for (const locale of ['pl', 'en'] as const) {
  test.describe(`in ${locale}: accessible in light and dark, not wider than a window of 1440, 1024 and 390 px`, () => {
    for (const screen of screens.filter((_, index) => isLookedAt(index, locale))) {
      // What exists in a narrow window only is looked at there.
      const width = existsAt(screen, 1440) ? 1440 : 390;
      test(screen.name, async ({ stage, scene }) => {
        const page = await stage.open(screen, scene, { locale, theme: 'light', width });
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        expect(await findViolations(page)).toEqual([]);
        await expectWhole(page);

        await page.emulateMedia({ colorScheme: 'dark' });
        await expect(page.locator('html')).toHaveClass(/dark/);
        // Colours that are handed down reach the last element some frames later.
        await page.evaluate(() => {
          const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
          return Promise.allSettled(transitions.map(({ finished }) => finished));
        });
        expect(await findViolationsOfColour(page)).toEqual([]);
        await page.emulateMedia({ colorScheme: 'light' });

        if (width !== 1440) return;
        for (const narrower of [1024, 390].filter((each) => existsAt(screen, each))) {
          await page.setViewportSize({ width: narrower, height: 900 });
          await expectWhole(page);
        }
        await page.setViewportSize({ width, height: 900 });
      });
    }
  });
}
