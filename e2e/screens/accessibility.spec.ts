import { expect, findViolations, test } from '../fixtures';
import { screens } from './screen-list';

// Recording every step of some hundred screens takes longer than the screens.
test.use({ trace: 'off' });
test.describe.configure({ mode: 'parallel' });

const width = 1440;

for (const locale of ['pl', 'en'] as const) {
  for (const theme of ['light', 'dark'] as const) {
    test.describe(`accessible in ${locale}, ${theme}`, () => {
      for (const screen of screens) {
        // What exists in a narrow window only is looked at there.
        const at = Math.min(width, screen.widths?.max ?? width) === width ? width : 390;
        test(screen.name, async ({ stage, scene }) => {
          const page = await stage.open(screen, scene, { locale, theme, width: at });
          await expect(page.locator('html')).toHaveAttribute('lang', locale);
          expect(await findViolations(page)).toEqual([]);
        });
      }
    });
  }
}
