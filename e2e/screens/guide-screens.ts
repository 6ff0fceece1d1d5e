import { expect } from '@playwright/test';
import { guideSlugs } from '@/lib/guide/guide-contents';
import { screensOf, type Screen } from './screen';

/** The user guide, the API reference, and the styleguide. */
export const guideScreens: Screen[] = [
  ...screensOf('app/(app)/docs/page.tsx', [
    { name: 'guide', role: null, path: '/docs', main: true },
    { name: 'guide, signed in', role: 'VIEWER', path: '/docs' },
  ]),
  ...guideSlugs.map((slug): Screen => ({
    name: `guide: ${slug}`,
    file: 'app/(app)/docs/[page]/page.tsx',
    role: null,
    path: `/docs/${slug}`,
    // It has tables, commands, pictures and notes; the other pages are made of the same components.
    ...(slug === 'first-steps' ? { main: true } : {}),
    act: async (page) => {
      for (const picture of await page.locator('article img').all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      }
    },
  })),
  { name: 'API reference', file: 'app/(app)/docs/api/page.tsx', role: null, path: '/docs/api' },
  {
    name: 'styleguide',
    file: 'app/(public)/styleguide/page.tsx',
    role: null,
    path: '/styleguide',
    inEveryTheme: true,
    // Its groups load one by one, each below its heading.
    act: (page) => expect(page.locator('h2 + [role=status]')).toHaveCount(0),
  },
];
