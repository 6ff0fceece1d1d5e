import type { Page } from '@playwright/test';
import { expect, findViolations, findViolationsOfColour, test } from '../fixtures';
import { screens } from './screen-list';
import { existsAt, expectNoOverflow } from './page-pool';

/** Every run visits the main screens and one overlay of each kind; `npm run test:screens` visits all, in both languages. */
const everything = process.env.SCREENS === 'all';
const visited = screens.filter(({ main, overlay, inBothThemes }) => everything || main || overlay || inBothThemes);
const locales = everything ? (['pl', 'en'] as const) : (['pl'] as const);

/** 720 px is a window of 1440 px at 200 % zoom (WCAG 1.4.4 and 1.4.10). */
const narrowerWidths = [1024, 720, 390];

type Colors = Pick<NonNullable<Parameters<Page['emulateMedia']>[0]>, 'colorScheme' | 'forcedColors'>;

/** Colours that are handed down reach the last element some frames later. */
async function switchColors(page: Page, colors: Colors): Promise<void> {
  await page.emulateMedia(colors);
  await expect(page.locator('html')).toHaveClass(colors.colorScheme === 'dark' ? /dark/ : /light/);
  await page.evaluate(() => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    return Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

/** Backgrounds are gone: what is chosen or pressed must be told by a line. */
async function expectOutlines(page: Page): Promise<void> {
  const chosen = page.locator('[aria-pressed=true], [aria-selected=true][role=tab], [aria-current=page]');
  const outlines = await chosen
    .filter({ visible: true })
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).outlineStyle));
  for (const outline of outlines) expect(outline).toBe('solid');
}

/** A title for screen readers alone is nowhere to be seen. */
async function expectHeadingInReach(page: Page): Promise<void> {
  const heading = page.locator(':is(h1, h2, h3):not(.sr-only)').first();
  await heading.scrollIntoViewIfNeeded();
  await expect(heading).toBeInViewport();
}

for (const locale of locales) {
  test.describe(`in ${locale}: accessible, legible in every theme, not wider than its window`, () => {
    for (const screen of visited) {
      // What exists in a narrow window only is visited there.
      const width = existsAt(screen, 1440) ? 1440 : 390;
      test(screen.name, async ({ pagePool, fixtures }) => {
        const page = await pagePool.open(screen, fixtures, { locale, width });
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        expect(await findViolations(page)).toEqual([]);
        await expectNoOverflow(page);

        if (everything || screen.main || screen.inBothThemes) {
          await switchColors(page, { colorScheme: 'dark' });
          expect(await findViolationsOfColour(page)).toEqual([]);
        }
        if (everything || screen.main) {
          await switchColors(page, { colorScheme: 'dark', forcedColors: 'active' });
          expect(await findViolationsOfColour(page)).toEqual([]);
          await expectOutlines(page);
        }
        await switchColors(page, { colorScheme: 'light', forcedColors: 'none' });

        for (const narrower of narrowerWidths.filter((each) => each < width && existsAt(screen, each))) {
          await page.setViewportSize({ width: narrower, height: narrower === 720 ? 450 : 900 });
          await expectNoOverflow(page);
          if (narrower === 720 && screen.main) await expectHeadingInReach(page);
        }
        await page.setViewportSize({ width, height: 900 });

        // Drawn in a narrow window from the start.
        if (everything && width === 1440 && existsAt(screen, 390)) {
          await expectNoOverflow(await pagePool.open(screen, fixtures, { locale, width: 390 }));
        }
      });
    }
  });
}
