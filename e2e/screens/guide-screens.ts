import { expect } from '@playwright/test';
import { guideSlugs } from '@/lib/guide/guide-contents';
import type { Screen } from './screen';
import { goTo } from './screen';

/** The user guide, the reference of the API, and the page of all primitives. */
export const guideScreens: Screen[] = [
  { name: 'guide', file: 'app/(app)/docs/page.tsx', role: null, main: true, open: (page) => goTo(page, '/docs') },
  {
    name: 'guide, signed in',
    file: 'app/(app)/docs/page.tsx',
    role: 'VIEWER',
    open: (page) => goTo(page, '/docs'),
  },
  ...guideSlugs.map((slug): Screen => ({
    name: `guide: ${slug}`,
    file: 'app/(app)/docs/[page]/page.tsx',
    role: null,
    // One that has tables, commands, pictures and notes; the others are written with the same pieces.
    ...(slug === 'first-steps' ? { main: true } : {}),
    open: async (page) => {
      await goTo(page, `/docs/${slug}`);
      for (const picture of await page.locator('article img').all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      }
    },
  })),
  {
    name: 'API reference',
    file: 'app/(app)/docs/api/page.tsx',
    role: null,
    open: (page) => goTo(page, '/docs/api'),
  },
  {
    name: 'styleguide',
    file: 'app/(public)/styleguide/page.tsx',
    role: null,
    inBothThemes: true,
    open: async (page) => {
      await goTo(page, '/styleguide');
      // Its groups come one by one, each below its heading.
      await expect(page.locator('h2 + [role=status]')).toHaveCount(0);
    },
  },
];
