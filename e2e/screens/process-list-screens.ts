import type { Screen } from './screen';
import { goTo, goToLive, holdBack, openQuickView } from './screen';

const list = 'app/(app)/processes/page.tsx';

/** The list of processes. */
export const processListScreens: Screen[] = [
  {
    name: 'process list',
    file: list,
    role: 'RECRUITER',
    main: true,
    open: (page) => goTo(page, '/processes?pageSize=50'),
  },
  { name: 'process list, read only', file: list, role: 'VIEWER', open: (page) => goTo(page, '/processes') },
  {
    name: 'process list: quick view open',
    file: 'app/(app)/@quickView/processes/page.tsx',
    role: 'RECRUITER',
    open: async (page) => {
      await goToLive(page, '/processes');
      await openQuickView(page);
    },
  },
  {
    name: 'process list: columns',
    file: list,
    role: 'RECRUITER',
    open: async (page) => {
      await goToLive(page, '/processes');
      await page.getByRole('button', { name: /^(Kolumny|Columns)$/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'process list: rows per page',
    file: list,
    role: 'RECRUITER',
    open: async (page) => {
      await goToLive(page, '/processes');
      // The list of numbers is the browser's own; what can be looked at is the longer page that one of them brings.
      await page.getByRole('combobox').last().selectOption('50');
      await page.waitForURL(/pageSize=50/);
    },
  },
  {
    name: 'process list: on its way',
    file: list,
    role: 'RECRUITER',
    widths: { min: 1024 },
    open: async (page) => {
      await goToLive(page, '/interview-simulations');
      await holdBack(page, /\/processes\?_rsc=/);
      await page
        .getByRole('navigation')
        .first()
        .getByRole('link', { name: /^(Procesy|Processes)$/ })
        .click();
      await page
        .getByRole('status')
        .filter({ hasText: /^(Wczytywanie|Loading)…$/ })
        .waitFor();
    },
  },
];
