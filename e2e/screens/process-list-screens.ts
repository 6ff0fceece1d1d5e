import type { Page } from '@playwright/test';
import type { Screen } from './screen';
import { fail, goTo, goToLive, holdBack, openQuickView } from './screen';

const list = 'app/(app)/processes/page.tsx';

async function openNewProcess(page: Page) {
  await goToLive(page, '/processes?new=true');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  return dialog;
}

/** The list of processes and the dialog for a new one. */
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
    name: 'process list: loading',
    file: 'app/(app)/processes/loading.tsx',
    role: 'RECRUITER',
    widths: { min: 1024 },
    open: async (page) => {
      await goToLive(page, '/');
      // The waiting page is fetched ahead, as soon as the link to it is seen.
      await page.waitForLoadState('networkidle');
      await holdBack(page, /\/processes\?_rsc=/);
      await page
        .getByRole('navigation')
        .first()
        .getByRole('link', { name: /^(Procesy|Processes)$/ })
        .click();
      await page.getByRole('heading', { level: 1, name: /^(Procesy|Processes)$/ }).waitFor();
    },
  },
  {
    name: 'new process',
    file: list,
    role: 'RECRUITER',
    main: true,
    open: async (page) => void (await openNewProcess(page)),
  },
  {
    name: 'new process: requirements typed',
    file: list,
    role: 'RECRUITER',
    open: async (page) => {
      const dialog = await openNewProcess(page);
      await dialog.getByLabel(/^(Nazwa|Name)$/).fill('Specjalistka / specjalista ds. zamówień publicznych');
      const field = dialog.getByLabel(/^(Wymagania|Requirements)$/);
      for (const text of [
        'Znajomość prawa zamówień publicznych',
        'Co najmniej 3 lata w dziale zakupów sektora publicznego',
      ]) {
        await field.fill(text);
        await field.press('Enter');
      }
      await dialog.getByRole('listitem').nth(1).waitFor();
    },
  },
  {
    name: 'new process: fields to correct',
    file: list,
    role: 'RECRUITER',
    open: async (page) => {
      const dialog = await openNewProcess(page);
      await dialog.locator('button[type=submit]').click();
      await dialog.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'new process: not saved',
    file: list,
    role: 'RECRUITER',
    open: async (page) => {
      const dialog = await openNewProcess(page);
      await fail(page, '**/api/v1/processes');
      await dialog.getByLabel(/^(Nazwa|Name)$/).fill('Dekarz / Dekarka');
      await dialog.getByLabel(/^(Wymagania|Requirements)$/).fill('Krycie dachów blachą');
      await page.keyboard.press('Enter');
      await dialog.locator('button[type=submit]').click();
      await dialog.getByRole('alert').waitFor();
    },
  },
];
