import type { Page } from '@playwright/test';
import { expect, findViolations, findViolationsOfColour, test } from '../fixtures';
import { screens } from './screen-list';
import { existsAt, expectWhole } from './stage';

test.describe.configure({ mode: 'parallel' });

/**
 * Every screen in one language a run, by turns, and the colours of the dark theme on the main ones: that every pair of colours is
 * legible is a unit test (app/colours.test.ts). `SCREENS=all` looks at each in both languages and themes.
 */
const everything = process.env.SCREENS === 'all';
const isLookedAt = (index: number, locale: 'pl' | 'en') => everything || (index % 2 === 0) === (locale === 'pl');

async function expectLegibleInTheDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass(/dark/);
  // Colours that are handed down reach the last element some frames later.
  await page.evaluate(() => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    return Promise.allSettled(transitions.map(({ finished }) => finished));
  });
  expect(await findViolationsOfColour(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

for (const locale of ['pl', 'en'] as const) {
  test.describe(`in ${locale}: accessible, not wider than a window of 1440, 1024 and 390 px`, () => {
    for (const screen of screens.filter((_, index) => isLookedAt(index, locale))) {
      // What exists in a narrow window only is looked at there.
      const width = existsAt(screen, 1440) ? 1440 : 390;
      test(screen.name, async ({ stage, scene }) => {
        const page = await stage.open(screen, scene, { locale, theme: 'light', width });
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        expect(await findViolations(page)).toEqual([]);
        await expectWhole(page);

        if (everything || screen.main || screen.inBothThemes) await expectLegibleInTheDark(page);

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
