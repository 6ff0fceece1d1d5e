import type { Page } from '@playwright/test';
import type { Screen } from './screen';
import { goTo, goToLive } from './screen';

async function openPalette(page: Page): Promise<void> {
  await goToLive(page, '/');
  await page.getByRole('button', { name: /^(Szukaj i\swykonuj polecenia|Search and run commands)$/ }).click();
  await page.getByRole('combobox').waitFor();
}

/** The frame that every screen stands in, the start page, and what has no place of its own. */
export const shellScreens: Screen[] = [
  { name: 'home', file: 'app/(app)/page.tsx', role: 'RECRUITER', main: true, open: (page) => goTo(page, '/') },
  {
    name: 'home without a process of one’s own',
    file: 'app/(app)/page.tsx',
    role: 'VIEWER',
    open: (page) => goTo(page, '/'),
  },
  {
    name: 'home without a quick view',
    file: 'app/(app)/@quickView/page.tsx',
    role: 'ADMIN',
    open: (page) => goTo(page, '/'),
  },
  {
    name: 'menu open in a narrow window',
    file: 'app/(app)/page.tsx',
    role: 'ADMIN',
    widths: { max: 1023 },
    overlay: true,
    open: async (page) => {
      await goToLive(page, '/');
      await page.getByRole('button', { name: /^(Otwórz menu|Open the menu)$/ }).click();
      await page.getByRole('dialog').getByRole('navigation').waitFor();
    },
  },
  {
    name: 'command palette',
    file: 'app/(app)/page.tsx',
    role: 'RECRUITER',
    main: true,
    open: async (page) => {
      await openPalette(page);
    },
  },
  {
    name: 'command palette: found',
    file: 'app/(app)/page.tsx',
    role: 'RECRUITER',
    open: async (page) => {
      await openPalette(page);
      await page.getByRole('combobox').fill('java');
      await page
        .getByRole('option', { name: /Starszy programista/ })
        .first()
        .waitFor();
    },
  },
  {
    name: 'command palette: nothing found',
    file: 'app/(app)/page.tsx',
    role: 'RECRUITER',
    open: async (page) => {
      await openPalette(page);
      await page.getByRole('combobox').fill('qqqqqqq');
      await page
        .getByText(/„qqqqqqq”|“qqqqqqq”/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'keys of the screen',
    file: 'app/(app)/page.tsx',
    role: 'RECRUITER',
    overlay: true,
    open: async (page) => {
      await goToLive(page, '/');
      await page.keyboard.press('?');
      await page.getByRole('dialog').getByRole('heading').first().waitFor();
    },
  },
  {
    name: 'tooltip shown',
    file: 'app/(app)/page.tsx',
    role: 'RECRUITER',
    overlay: true,
    open: async (page) => {
      await goToLive(page, '/');
      await page.getByRole('button', { name: /^(Wyloguj|Log out)$/ }).focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await page.getByRole('tooltip').first().waitFor({ state: 'attached' });
    },
  },
  {
    name: 'administration',
    file: 'app/(app)/administration/page.tsx',
    role: 'ADMIN',
    main: true,
    open: (page) => goTo(page, '/administration'),
  },
  {
    name: 'administration without the permission',
    file: 'app/(app)/administration/page.tsx',
    role: 'VIEWER',
    open: async (page) => {
      await goTo(page, '/administration');
      await page.waitForURL('**/forbidden');
    },
  },
  {
    name: 'interview simulations',
    file: 'app/(app)/interview-simulations/page.tsx',
    role: 'RECRUITER',
    main: true,
    open: (page) => goTo(page, '/interview-simulations'),
  },
  {
    name: 'unknown path',
    file: 'app/not-found.tsx',
    role: 'RECRUITER',
    open: async (page) => {
      await goTo(page, '/there-is-no-such-page');
      await page.waitForURL('**/not-found');
    },
  },
  {
    name: 'sign-in succeeded, on the way to the last page',
    file: 'app/(public)/login-successful/page.tsx',
    role: 'RECRUITER',
    open: async (page) => {
      await goTo(page, '/privacy');
      await page.waitForFunction(() => localStorage.getItem('last-visited') === '/privacy');
      // The last page never comes.
      await page.route('**/privacy', (route) => route.abort('aborted'));
      await page.goto('/login-successful', { waitUntil: 'commit' });
      await page.getByRole('status').first().waitFor({ state: 'attached' });
    },
  },
];
