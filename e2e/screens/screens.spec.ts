import type { Page } from '@playwright/test';
import { expect, findViolations, findColorViolations, test } from '../fixtures';
import { screens } from './screen-list';
import { expectAllReachable } from './low-window';
import { existsAt, expectNoOverflow } from './page-pool';

/** Every run visits the main screens and one overlay of each kind; `npm run test:screens` visits all, in both languages. */
const everything = process.env.SCREENS === 'all';
const visited = screens.filter(({ main, overlay, inEveryTheme }) => everything || main || overlay || inEveryTheme);
const locales = everything ? (['pl', 'en'] as const) : (['pl'] as const);

/** Smaller windows; where it is low, all must be reachable by scrolling too. */
const smallerWindows: { width: number; height: number; isLow?: true }[] = [
  { width: 1024, height: 900 },
  // A laptop at 200 % zoom (WCAG 1.4.4 and 1.4.10).
  { width: 720, height: 450, isLow: true },
  // A phone on its side.
  { width: 844, height: 390, isLow: true },
  { width: 390, height: 900 },
  { width: 320, height: 900 },
  // The narrowest window of WCAG 1.4.10 at the height of its example.
  { width: 320, height: 256, isLow: true },
];

type Colors = Pick<NonNullable<Parameters<Page['emulateMedia']>[0]>, 'colorScheme' | 'forcedColors'>;

/** Waits for the colour transitions to end. */
async function switchColors(page: Page, colors: Colors): Promise<void> {
  await page.emulateMedia(colors);
  await expect(page.locator('html')).toHaveClass(colors.colorScheme === 'dark' ? /dark/ : /light/);
  await page.evaluate(() => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    return Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

/** Forced colours remove backgrounds: selected and pressed elements need an outline. */
async function expectOutlines(page: Page): Promise<void> {
  const selected = page.locator('[aria-pressed=true], [aria-selected=true][role=tab], [aria-current=page]');
  const outlines = await selected
    .filter({ visible: true })
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).outlineStyle));
  for (const outline of outlines) expect(outline).toBe('solid');
}

/** The first visible heading can be scrolled into view. */
async function expectHeadingReachable(page: Page): Promise<void> {
  const heading = page.locator(':is(h1, h2, h3):not(.sr-only)').first();
  await heading.scrollIntoViewIfNeeded();
  await expect(heading).toBeInViewport();
}

for (const locale of locales) {
  test.describe(`in ${locale}: accessible, legible in every theme, not wider than its window`, () => {
    for (const screen of visited) {
      // A screen that only exists in a narrow window is visited there.
      const width = existsAt(screen, 1440) ? 1440 : 390;
      test(screen.name, async ({ pagePool, fixtures }) => {
        const page = await pagePool.open(screen, fixtures, { locale, width });
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        expect(await findViolations(page)).toEqual([]);
        await expectNoOverflow(page);

        if (everything || screen.inEveryTheme) {
          await switchColors(page, { colorScheme: 'dark' });
          expect(await findColorViolations(page)).toEqual([]);
          await switchColors(page, { colorScheme: 'dark', forcedColors: 'active' });
          expect(await findColorViolations(page)).toEqual([]);
          await expectOutlines(page);
          await switchColors(page, { colorScheme: 'light', forcedColors: 'none' });
        }

        for (const smaller of smallerWindows.filter((each) => each.width < width && existsAt(screen, each.width))) {
          await page.setViewportSize(smaller);
          await expectNoOverflow(page);
          if (smaller.width === 720 && screen.main) await expectHeadingReachable(page);
          if (smaller.isLow) await expectAllReachable(page);
        }
        await page.setViewportSize({ width, height: 900 });

        // Rendered in a narrow window from the start.
        if (everything && width === 1440 && existsAt(screen, 390)) {
          await expectNoOverflow(await pagePool.open(screen, fixtures, { locale, width: 390 }));
        }
      });
    }
  });
}
