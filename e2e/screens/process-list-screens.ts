import type { Page } from '@playwright/test';
import type { Screen } from './screen';
import { goTo, goToLive, holdBack, openQuickView } from './screen';

const list = 'app/(app)/processes/page.tsx';

/** Opens the list and presses the first button of that name. */
async function press(page: Page, name: RegExp, path = '/processes'): Promise<void> {
  await goToLive(page, path);
  await page.getByRole('button', { name }).first().click();
}

/** A status, days, a phrase: every kind of chip that needs no person. */
const filtered =
  '/processes?statuses=ACTIVE,STOPPED&dateFrom=2026-01-01&searchPhrase=a&sortBy=NAME&sortOrder=ASC&columns=' +
  'ordinalNumber,externalProcessId,status,requirements,languages,location,budget,redFlags,extendedAtsIntegration';

/** What the list's filters, rows and views open. */
const processListParts: Screen[] = [
  {
    name: 'process list: filtered, with the columns that are hidden at first',
    file: list,
    role: 'RECRUITER',
    open: async (page) => {
      await goToLive(page, filtered);
      await page.getByRole('list', { name: /^(Ustawione filtry|Filters in use)$/ }).waitFor();
    },
  },
  {
    name: 'process list: filter by status',
    file: list,
    role: 'RECRUITER',
    overlay: true,
    open: async (page) => {
      await press(page, /^Status$/);
      await page.getByRole('checkbox').first().waitFor();
    },
  },
  {
    name: 'process list: filter by who created it',
    file: list,
    role: 'VIEWER',
    overlay: true,
    open: async (page) => {
      await press(page, /^(Utworzony przez|Created by)$/);
      await page.getByRole('dialog').getByRole('option').first().waitFor();
    },
  },
  {
    name: 'process list: a number that is none',
    file: list,
    role: 'VIEWER',
    open: async (page) => {
      await press(page, /^ID$/);
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('ID', { exact: true }).fill('trzy');
      await page.keyboard.press('Enter');
      await dialog.locator('[aria-invalid=true]').waitFor();
    },
  },
  {
    name: 'process list: nothing matches',
    file: list,
    role: 'VIEWER',
    open: async (page) => goTo(page, '/processes?searchPhrase=nikogo-takiego-nie-szukamy'),
  },
  {
    name: 'process list: requirements open',
    file: list,
    role: 'RECRUITER',
    open: async (page) => {
      await press(page, /^(Wymagania|Requirements): /);
      await page
        .getByText(/^(Wymagane|Required)$/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'process list: what can be done with a process',
    file: list,
    role: 'RECRUITER',
    open: async (page) => {
      await press(page, /^(Więcej akcji|More actions)$/);
      await page.getByRole('menuitem').first().waitFor();
    },
  },
  {
    name: 'process list: archive?',
    file: list,
    role: 'RECRUITER',
    open: async (page) => {
      await press(page, /^(Więcej akcji|More actions)$/, '/processes?statuses=STOPPED&searchPhrase=magazynier');
      await page.getByRole('menuitem', { name: /^(Archiwizuj|Archive)$/ }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'process list: views, a new one',
    file: list,
    role: 'RECRUITER',
    open: async (page) => {
      await press(page, /^(Widoki|Views)$/, filtered);
      await page.getByRole('button', { name: /^(Zapisz jako nowy widok|Save as a new view)$/ }).click();
      await page.keyboard.press('Enter');
      await page.locator('[aria-invalid=true]').waitFor();
    },
  },
];

/** The list of processes. */
export const processListScreens: Screen[] = [
  ...processListParts,
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
