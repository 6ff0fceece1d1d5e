import { answerRequests } from './ats-answers';
import { clickButton, openQuickView, screensOf, stallRequests, type Screen } from './screen';

/** A status, days, a phrase: every kind of chip that needs no user. */
const filtered =
  '/processes?statuses=ACTIVE,STOPPED&dateFrom=2026-01-01&searchPhrase=a&sortBy=NAME&sortOrder=ASC&columns=' +
  'ordinalNumber,externalProcessId,status,requirements,languages,location,budget,redFlags,extendedAtsIntegration';

const saved = { createdAt: '2026-11-20T10:00:00.000Z', createdBy: { userId: 'u1', firstName: 'Ewa', lastName: 'Lis' } };
const templates = {
  items: [{ ...saved, id: 't1', name: 'Programista Java', requirements: 5, redFlags: 2, languages: 1, form: true }],
};

const moreActions = /^(Więcej działań|More actions)$/;

export const processListScreens: Screen[] = [
  ...screensOf('app/(app)/processes/page.tsx', [
    {
      name: 'process list: filtered, with the columns that are hidden at first',
      path: filtered,
      act: (page) => page.getByRole('list', { name: /^(Ustawione filtry|Filters in use)$/ }).waitFor(),
    },
    {
      name: 'process list: filter by status',
      path: '/processes',
      overlay: true,
      act: async (page) => {
        await clickButton(page, /^Status$/);
        await page.getByRole('checkbox').first().waitFor();
      },
    },
    {
      name: 'process list: filter by who created it',
      role: 'VIEWER',
      path: '/processes',
      overlay: true,
      act: async (page) => {
        await clickButton(page, /^(Utworzony przez|Created by)$/);
        await page.getByRole('dialog').getByRole('option').first().waitFor();
      },
    },
    {
      name: 'process list: an invalid number',
      role: 'VIEWER',
      path: '/processes',
      act: async (page) => {
        await clickButton(page, /^ID$/);
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel('ID', { exact: true }).fill('trzy');
        await page.keyboard.press('Enter');
        await dialog.locator('[aria-invalid=true]').waitFor();
      },
    },
    {
      name: 'process list: nothing matches',
      role: 'VIEWER',
      path: '/processes?searchPhrase=nikogo-takiego-nie-szukamy',
    },
    {
      name: 'process list: requirements open',
      path: '/processes',
      act: async (page) => {
        await clickButton(page, /^(Wymagania|Requirements): /);
        await page
          .getByText(/^(Wymagane|Required)$/)
          .first()
          .waitFor();
      },
    },
    {
      name: 'process list: actions of a process',
      path: '/processes',
      act: async (page) => {
        await clickButton(page, moreActions);
        await page.getByRole('menuitem').first().waitFor();
      },
    },
    {
      name: 'process list: a copy',
      path: '/processes',
      act: async (page) => {
        await clickButton(page, moreActions);
        await page.getByRole('menuitem', { name: /^(Kopiuj…|Copy…)$/ }).click();
        await page.getByRole('dialog').waitFor();
      },
    },
    {
      name: 'process list: a template',
      path: '/processes',
      act: async (page) => {
        await clickButton(page, moreActions);
        await page.getByRole('menuitem', { name: /^(Zapisz jako szablon…|Save as template…)$/ }).click();
        await page.getByRole('dialog').waitFor();
      },
    },
    {
      name: 'process list: templates',
      path: '/processes',
      prepare: (page) => answerRequests(page, '**/api/v1/process-templates', templates),
      act: async (page) => {
        await clickButton(page, /^(Szablony procesów|Process templates)$/);
        await page.getByRole('button', { name: /^(Użyj|Use): / }).waitFor();
      },
    },
    {
      name: 'process list: archive?',
      path: '/processes?statuses=STOPPED&searchPhrase=magazynier',
      act: async (page) => {
        await clickButton(page, moreActions);
        await page.getByRole('menuitem', { name: /^(Archiwizuj|Archive)$/ }).click();
        await page.getByRole('alertdialog').waitFor();
      },
    },
    {
      name: 'process list: views, a new one',
      path: filtered,
      act: async (page) => {
        await clickButton(page, /^(Widoki|Views)$/);
        await clickButton(page, /^(Zapisz jako nowy widok|Save as a new view)$/);
        await page.keyboard.press('Enter');
        await page.locator('[aria-invalid=true]').waitFor();
      },
    },
    { name: 'process list', path: '/processes?pageSize=50', main: true, inEveryTheme: true },
    { name: 'process list, read only', role: 'VIEWER', path: '/processes' },
    {
      name: 'process list: columns',
      path: '/processes',
      act: async (page) => {
        await clickButton(page, /^(Kolumny|Columns)$/);
        await page.getByRole('dialog').waitFor();
      },
    },
    {
      name: 'process list: rows per page',
      path: '/processes',
      act: async (page) => {
        // The browser draws the options; what can be looked at is the longer page.
        await page.getByRole('combobox').last().selectOption('50');
        await page.waitForURL(/pageSize=50/);
      },
    },
    {
      name: 'process list: loading',
      path: '/interview-simulations',
      widths: { min: 1024 },
      act: async (page) => {
        await stallRequests(page, /\/processes\?_rsc=/);
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
  ]),
  {
    name: 'process list: quick view open',
    file: 'app/(app)/@quickView/processes/page.tsx',
    path: '/processes',
    act: openQuickView,
  },
];
