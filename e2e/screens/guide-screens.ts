import type { Screen } from './screen';
import { goTo } from './screen';

/** Those that have tables, commands, pictures and notes; the others are written with the same pieces. */
const articles = ['first-steps', 'candidate-details', 'score', 'keyboard', 'settings', 'glossary'];

/** The user guide, the reference of the API, and the page of all primitives. */
export const guideScreens: Screen[] = [
  { name: 'guide', file: 'app/(app)/docs/page.tsx', role: null, main: true, open: (page) => goTo(page, '/docs') },
  {
    name: 'guide, signed in',
    file: 'app/(app)/docs/page.tsx',
    role: 'VIEWER',
    open: (page) => goTo(page, '/docs'),
  },
  ...articles.map((slug): Screen => ({
    name: `guide: ${slug}`,
    file: 'app/(app)/docs/[page]/page.tsx',
    role: null,
    open: (page) => goTo(page, `/docs/${slug}`),
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
      // Its groups come one by one.
      await page.waitForLoadState('networkidle');
    },
  },
];
