import { expect, findViolations, test } from '../fixtures';
import { screens } from './screen-list';
import { existsAt, expectWhole } from './stage';

test.describe.configure({ mode: 'parallel' });

const mainScreens = screens.filter(({ main }) => main);

/** Polish is the wider language; `SCREENS=all` looks at English too, and at every screen drawn anew at 390 px. */
const everything = process.env.SCREENS === 'all';
const locales = everything ? (['pl', 'en'] as const) : (['pl'] as const);

for (const locale of locales) {
  test.describe(`in ${locale}: not wider than a window of 390 px`, () => {
    for (const screen of screens.filter((each) => everything && existsAt(each, 390))) {
      test(screen.name, async ({ stage, scene }) => {
        const page = await stage.open(screen, scene, { locale, theme: 'light', width: 390 });
        await expectWhole(page);
      });
    }
  });

  // WCAG 1.4.4 and 1.4.10: a window of 1440 px at 200 % has 720.
  test.describe(`in ${locale}: whole at 200 % zoom`, () => {
    for (const screen of mainScreens.filter((each) => existsAt(each, 720))) {
      test(screen.name, async ({ stage, scene }) => {
        const page = await stage.open(screen, scene, { locale, theme: 'light', width: 720, zoom: 2 });
        await expectWhole(page);
        // A title for screen readers alone is nowhere to be seen.
        const heading = page.locator(':is(h1, h2, h3):not(.sr-only)').first();
        await heading.scrollIntoViewIfNeeded();
        await expect(heading).toBeInViewport();
      });
    }
  });
}

test.describe('legible with forced colours', () => {
  for (const screen of mainScreens) {
    test(screen.name, async ({ stage, scene }) => {
      const look = { locale: 'pl', theme: 'dark', width: 1440, forcedColors: 'active' } as const;
      const page = await stage.open(screen, scene, look);
      expect(await findViolations(page)).toEqual([]);
      // Backgrounds are gone: what is chosen or pressed must be told by a line.
      const chosen = page.locator('[aria-pressed=true], [aria-selected=true][role=tab], [aria-current=page]');
      const outlines = await chosen
        .filter({ visible: true })
        .evaluateAll((all) => all.map((one) => getComputedStyle(one).outlineStyle));
      for (const outline of outlines) expect(outline).toBe('solid');
    });
  }
});
